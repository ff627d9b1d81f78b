/** The buttons that show the rest of a long list, or all of a closed one, and fold it again. */
export const unfold = (signal: AbortSignal) => {
  for (const button of document.querySelectorAll('[data-unfold]')) {
    const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
    const toggle = () =>
      button.setAttribute('aria-expanded', String(list?.toggleAttribute('data-unfolded') ?? false));
    button.addEventListener('click', toggle, { signal });
  }
};
