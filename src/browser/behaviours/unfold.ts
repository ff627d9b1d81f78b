/**
 * The button that shows the rest of a long list, or the details of its entries, and folds them again. What is folded is
 * found by the browser's search, where the browser can do that, and unfolds when it is.
 */
export const unfold = (button: HTMLElement, signal: AbortSignal) => {
  const list = document.getElementById(button.getAttribute('aria-controls') ?? '');
  const show = (isUnfolded: boolean) => {
    list?.toggleAttribute('data-unfolded', isUnfolded);
    button.setAttribute('aria-expanded', String(isUnfolded));
    for (const part of list?.querySelectorAll('[data-detail]') ?? [])
      if (isUnfolded) part.removeAttribute('hidden');
      else if ('onbeforematch' in part) part.setAttribute('hidden', 'until-found');
  };
  show(false);
  button.addEventListener('click', () => show(!list?.hasAttribute('data-unfolded')), { signal });
  list?.addEventListener('beforematch', () => show(true), { signal });
};
