/** What a use of the browser's storage gives; undefined where storage is blocked or full. */
export const tryStorage = <Result>(use: () => Result): Result | undefined => {
  try {
    return use();
  } catch {
    return undefined;
  }
};
