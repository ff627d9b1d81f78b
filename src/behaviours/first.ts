/**
 * Runs inline in the head, before anything is painted. It is sent as its own source text, so it
 * refers to nothing outside itself.
 *
 * It lets the router's parser and our own script addresses pass the Trusted Types policy, and refuses other
 * addresses; marks the page as scripted, for as long as its script comes, and keeps a closed top bar closed.
 */
export const first = () => {
  const types = Reflect.get(window, 'trustedTypes');
  types?.createPolicy('default', {
    createHTML: (html: string) => html,
    createScriptURL: (url: string) => (new URL(url, location.href).origin === location.origin ? url : null),
  });
  const root = document.documentElement;
  root.classList.add('js');
  const lost = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) root.classList.remove('js');
  };
  addEventListener('error', lost, true);
  try {
    if (sessionStorage.getItem('topBarHidden')) root.dataset.topBar = 'hidden';
  } catch {
    // Storage is blocked: the bar shows on every page.
  }
};
