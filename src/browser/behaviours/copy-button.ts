/** How long the word stays that says a text has been copied. */
const shown = 4000;

/** Copies the text of a button marked `data-copy`; hides the button where a page may not write to the clipboard. */
export const behaviour = (button: HTMLElement, signal: AbortSignal) => {
  if (!('clipboard' in navigator)) {
    button.hidden = true;
    return;
  }
  const status = button.parentElement?.querySelector<HTMLElement>('[data-done]');
  let timer = 0;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(button.dataset.copy ?? '');
    } catch {
      // The browser refused: the text stands beside the button and can be selected.
      button.hidden = true;
      return;
    }
    if (!status) return;
    status.textContent = status.dataset.done ?? '';
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      status.textContent = '';
    }, shown);
  };
  button.addEventListener('click', copy, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
};
