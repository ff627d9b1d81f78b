/**
 * Calls back once what the first view does without is there, or its styles have failed (rest.ts); at once where it is:
 * what measures the page would measure it bare.
 */
export const afterRest = (task: () => void) => {
  if (document.documentElement.dataset.rest === undefined) task();
  else document.addEventListener('rest', task, { once: true });
};
