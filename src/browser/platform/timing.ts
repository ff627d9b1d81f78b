/** Calls back once what has been changed so far is on the screen; at once in a tab that nobody sees. */
export const afterPaint = (task: () => void) => {
  if (document.hidden) task();
  else requestAnimationFrame(() => setTimeout(task));
};

/** Calls back when the browser has nothing else to do, after two seconds at the latest; never once the signal says stop. */
export const whenIdle = (signal: AbortSignal, task: () => void) => {
  const start = () => signal.aborted || task();
  // Safari has no such call.
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
};
