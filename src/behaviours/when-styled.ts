/**
 * Calls back once the styles below the first view are there (deploy/first-view.ts), or have failed: what measures the
 * page would measure it bare. WebKit does not hold scripts back for them, as other browsers do.
 */
export const whenStyled = (task: () => void) => {
  const late = document.querySelector<HTMLLinkElement>('body link[rel="stylesheet"]');
  if (!late || late.sheet) return task();
  for (const end of ['load', 'error']) late.addEventListener(end, task, { once: true });
};
