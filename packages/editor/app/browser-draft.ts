/** Work that the server has not confirmed as a draft: what it began with, and what the form shows. */
export type Unsent = { base: string; began: unknown; value: unknown; from?: string | undefined };

const keyOf = (file: string) => `draft of ${file}`;

/** Keeps work in this browser until the server has it. @returns whether it could */
export const keepInBrowser = (file: string, work: Unsent): boolean => {
  try {
    localStorage.setItem(keyOf(file), JSON.stringify(work));
    return true;
  } catch {
    return false;
  }
};

/** What this browser has of a text that the server never got. */
export const keptInBrowser = (file: string): Unsent | undefined => {
  try {
    return JSON.parse(localStorage.getItem(keyOf(file)) ?? '') ?? undefined;
  } catch {
    return undefined;
  }
};

export const forgetInBrowser = (file: string): void => {
  try {
    localStorage.removeItem(keyOf(file));
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
};
