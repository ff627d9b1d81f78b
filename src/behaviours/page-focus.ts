/** After a change of page the focus begins at its content; the router announces the title. */
export const focusContent = () => {
  if (location.hash) return;
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
};
