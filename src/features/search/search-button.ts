import { isPlainClick } from '#src/browser/behaviours/scroll-links.ts';
import { tryStorage } from '#src/browser/platform/try-storage.ts';

/** Where a key writes something. */
const fields = 'input, textarea, select';

/** The name under which the browser keeps that the key does not open the search. */
export const keyOff = 'searchKeyOff';

/** Whether the key opens the search: also where the browser keeps nothing. */
export const isKeyOn = () => tryStorage(() => localStorage.getItem(keyOff) === null) ?? true;

/**
 * A button in the header, and the key `/` outside fields, open the search. Its code and its index come at the first
 * press; where they do not, the button is the link that it is without script.
 */
export const search = (button: HTMLElement, signal: AbortSignal) => {
  const open = (event: Event) => {
    event.preventDefault();
    import('./dialog/dialog.ts')
      .then(({ openSearch }) => openSearch(button.dataset.search ?? '', signal))
      .catch(() => {
        if (!signal.aborted) location.assign(button.getAttribute('href') ?? '');
      });
  };
  const press = (event: KeyboardEvent) => {
    const isFree =
      !event.defaultPrevented && event.target instanceof Element && !event.target.closest(fields);
    if (event.key === '/' && isFree && !event.ctrlKey && !event.metaKey && isKeyOn()) open(event);
  };
  button.addEventListener('click', (event) => isPlainClick(event) && open(event), { signal });
  document.addEventListener('keydown', press, { signal });
};
