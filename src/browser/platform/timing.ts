/** Calls back once what has been changed so far is on the screen; at once in a tab that nobody sees. */
export const afterPaint = (task: () => void) => {
  if (document.hidden) task();
  else requestAnimationFrame(() => setTimeout(task));
};

/** Calls back when the browser has nothing else to do, after two seconds at the latest; never once the signal says stop. */
export const whenIdle = (signal: AbortSignal, task: () => void) => {
  // Safari has no such call.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(task, 200);
    signal.addEventListener('abort', () => clearTimeout(timer));
    return;
  }
  const request = requestIdleCallback(task, { timeout: 2000 });
  signal.addEventListener('abort', () => cancelIdleCallback(request));
};
