/**
 * Runs inline in the head, before anything is painted. It is sent as its own source text, so it refers to nothing
 * outside itself.
 *
 * It lets the router's parser and our own script addresses pass the Trusted Types policy, and refuses other
 * addresses; marks the page as scripted; and keeps a closed top bar closed. The mark goes when the script fails, or does
 * not come within five seconds: then the page is what it is without script. start.ts sets it again.
 */
export const first = () => {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (html) => html,
    createScriptURL: (url) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
  const root = document.documentElement;
  root.classList.add('js');
  const giveUp = () => root.classList.toggle('js', root.dataset.started !== undefined);
  addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && giveUp(), true);
  setTimeout(giveUp, 5000);
  try {
    if (sessionStorage.getItem('topBarHidden')) root.dataset.topBar = 'hidden';
  } catch {
    // Storage is blocked: the bar shows on every page.
  }
};
