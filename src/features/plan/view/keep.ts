/** The key in the browser's storage; its value is the text of a link to the plan. */
const key = 'plan';

/** The kept plan as a link's text; undefined where none is kept, or the browser lets nothing be read. */
export const keptPlan = (): string | undefined => {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Keeps a plan on this device. Says whether the browser did. */
export const keepPlan = (text: string): boolean => {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
};

/** Forgets what is kept on this device. */
export const forgetPlan = () => {
  try {
    localStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
};

/** Calls back when another tab forgets the kept plan. */
export const onForgotten = (signal: AbortSignal, task: () => void) =>
  addEventListener(
    'storage',
    (event) => (event.key === key || event.key === null) && !event.newValue && task(),
    {
      signal,
    },
  );
