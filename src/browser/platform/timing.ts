/** Calls back once what has been changed so far is on the screen; at once in a tab that nobody sees. */
export const afterPaint = (task: () => void) => {
  if (document.hidden) task();
  else requestAnimationFrame(() => setTimeout(task));
};
