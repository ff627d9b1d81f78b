import { z } from 'zod';
import { Refusal } from '../refusal.ts';

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
export const inWords = (error: unknown): { status: number; message: string } | undefined => {
  if (error instanceof Refusal) return { status: 403, message: error.message };
  if (error instanceof z.ZodError || error instanceof SyntaxError)
    return { status: 400, message: 'The request is not as it should be.' };
  const message = error instanceof Error && 'code' in error ? sentences[String(error.code)] : undefined;
  return message === undefined ? undefined : { status: 500, message };
};
