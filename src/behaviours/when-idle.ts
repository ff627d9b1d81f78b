/** Calls back when the browser has nothing else to do; where it does not tell, a second later. */
export const whenIdle = (task: () => void) => {
  if ('requestIdleCallback' in window) requestIdleCallback(task);
  else setTimeout(task, 1000);
};
