/**
 * Runs in the head, before anything is painted. It is sent as it stands here (src/shell/before-paint.ts), so it holds no
 * types and refers to nothing outside itself.
 *
 * Its Trusted Types policy, the one for whatever names none, accepts script addresses of our own and nothing else: HTML
 * comes in by the router's alone (src/browser/navigation/router.ts). It marks the page as scripted, and keeps a
 * closed top bar closed. The mark goes when the script fails, or does not come within five seconds: then the page is
 * what it is without script. start.ts sets it again.
 */
(() => {
  window.trustedTypes?.createPolicy('default', {
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
})();
