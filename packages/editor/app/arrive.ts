/** The `ref` of a part that opens away from where a person is: it comes into view and has the focus. */
export const arrive = (part: HTMLElement | null) => {
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
};
