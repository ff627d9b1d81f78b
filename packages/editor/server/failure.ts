import { z } from 'zod';
import { RewriteError } from '../document/rewrite.ts';
import { HistoryError } from '../history/history.ts';
import { RefusedError } from '../store/content-store.ts';

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
  if (error instanceof RefusedError) return { status: 403, message: error.message };
  if (error instanceof z.ZodError) return { status: 400, message: 'The request is not as it should be.' };
  if (error instanceof RewriteError)
    return { status: 400, message: `This cannot be written into the file: ${error.message}` };
  if (error instanceof HistoryError) return { status: 404, message: error.message };
  const message = error instanceof Error && 'code' in error ? sentences[String(error.code)] : undefined;
  return message === undefined ? undefined : { status: 500, message };
};
