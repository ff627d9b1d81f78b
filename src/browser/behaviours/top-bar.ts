import { afterPaint } from '../platform/timing.ts';
import { tryStorage } from '../platform/try-storage.ts';

/** Closes the top bar for the session. Without storage it comes back when a document is loaded. */
export const topBar = (bar: HTMLElement, signal: AbortSignal) => {
  const close = () => {
    // It goes at once. That the page below moves up, and that this is remembered, follows a frame later.
    bar.style.opacity = '0';
    afterPaint(() => {
      bar.hidden = true;
      tryStorage(() => sessionStorage.setItem('topBarHidden', '1'));
    });
    // For the next page in this document. Now it would have the whole page styled again.
    signal.addEventListener('abort', () => {
      document.documentElement.dataset.topBar = 'hidden';
    });
  };
  bar.querySelector('[data-close]')?.addEventListener('click', close, { signal });
};
