/** Closes the top bar for the session. Without storage it comes back on the next page. */
export const topBar = (signal: AbortSignal) => {
  const close = document.querySelector('[data-top-bar] [data-close]');
  close?.addEventListener(
    'click',
    () => {
      document.documentElement.dataset.topBar = 'hidden';
      try {
        sessionStorage.setItem('topBarHidden', '1');
      } catch {
        // Storage is blocked or full: the bar is closed on this page only.
      }
    },
    { signal },
  );
};
