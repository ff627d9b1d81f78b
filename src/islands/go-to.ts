/** Leads to a part of the page, opened and with the focus. The address, which holds the answers, stays. */
export const goTo = (id: string) => {
  const part = document.getElementById(id);
  if (part instanceof HTMLDetailsElement) part.open = true;
  part?.scrollIntoView();
  part?.querySelector<HTMLElement>('summary, [tabindex]')?.focus({ preventScroll: true });
};
