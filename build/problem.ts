/** Something that the person at the keyboard can mend: shown as its message alone, without a stack. */
export class Problem extends Error {
  override name = 'Problem';
}

/** Shows an error and marks the process as failed. Anything but a `Problem` is a fault of ours, with its stack. */
export const reportFailure = (error: unknown): void => {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
};

/** The code of a system error such as `ENOENT`, or nothing. */
export const errorCode = (error: unknown): string | undefined => {
  const hasCode = error instanceof Error && 'code' in error && typeof error.code === 'string';
  return hasCode ? `${error.code}` : undefined;
};
