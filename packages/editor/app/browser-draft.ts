/** Work that the server has not confirmed as a draft: what it began with, and what the form shows. */
export type Unsent = { base: string; began: unknown; value: unknown; from?: string | undefined };

const keyOf = (file: string) => `draft of ${file}`;

/** Some browsers keep nothing, or have no room: undefined then. */
const attempt = <Result>(task: () => Result): Result | undefined => {
  try {
    return task();
  } catch {
    return undefined;
  }
};

/** Keeps work in this browser until the server has it. @returns whether it could */
export const keepInBrowser = (file: string, work: Unsent): boolean =>
  attempt(() => localStorage.setItem(keyOf(file), JSON.stringify(work)) ?? true) === true;

/** What this browser has of a text that the server never got. */
export const keptInBrowser = (file: string): Unsent | undefined =>
  attempt(() => JSON.parse(localStorage.getItem(keyOf(file)) ?? '') ?? undefined);

export const forgetInBrowser = (file: string) => attempt(() => localStorage.removeItem(keyOf(file)));
