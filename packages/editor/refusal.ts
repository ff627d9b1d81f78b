import { z } from 'zod';

/** What cannot be done, and what to do about it: in words for the person. */
export class Refusal extends Error {
  override name = 'Refusal';
}

/** The last sentence of a refusal: nothing of what visitors see was touched. */
export const asBefore = 'The live site is as it was.';

const isFull = 'The disk is full: nothing was changed. Make room, and try again.';
const isLocked = 'The file may not be written: nothing was changed.';

/** What the system refuses, by the name of its error. */
const sentences: Readonly<Record<string, string>> = {
  ENOSPC: isFull,
  EDQUOT: isFull,
  EACCES: isLocked,
  EPERM: isLocked,
  EROFS: 'The disk may only be read: nothing was changed.',
  EBUSY: 'Another program holds the file: nothing was changed. Try again.',
};

/** What a person is told where an answer cannot be given, and with which status; undefined for a fault of ours. */
export const toldOf = (error: unknown): { status: number; message: string } | undefined => {
  if (error instanceof Refusal) return { status: 403, message: error.message };
  if (error instanceof z.ZodError || error instanceof SyntaxError)
    return { status: 400, message: 'The request is not as it should be.' };
  const message = error instanceof Error && 'code' in error ? sentences[String(error.code)] : undefined;
  return message === undefined ? undefined : { status: 500, message };
};
