import { afterPaint } from '../platform/timing.ts';

const remember = () => {
  try {
    sessionStorage.setItem('topBarHidden', '1');
  } catch {
    // Storage is blocked or full.
  }
};

/** Closes the top bar for the session. Without storage it comes back when a document is loaded. */
export const topBar = (bar: HTMLElement, signal: AbortSignal) => {
  bar.querySelector('[data-close]')?.addEventListener(
    'click',
    () => {
      // It goes at once. That the page below moves up, and that this is remembered, follows a frame later.
      bar.style.opacity = '0';
      afterPaint(() => {
        bar.hidden = true;
        remember();
      });
      // For the next page in this document. Now it would have the whole page styled anew.
      signal.addEventListener('abort', () => {
        document.documentElement.dataset.topBar = 'hidden';
      });
    },
    { signal },
  );
};
