import { statfs } from 'node:fs/promises';
import { errorCode, Problem } from './problem.ts';

/** What the disk refuses, by the code of the system's error, and what to do about it. */
const sentences: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full: a build needs some 100 MB for itself. Free them, and build again.',
  EDQUOT: 'Your share of the disk is used up: a build needs some 100 MB. Free them, and build again.',
  EROFS:
    'The project lies on a file system that can only be read: copy it to one that can be written, and build there.',
  EACCES: 'You may not write dist/ or generated/: make them yours, or build as the user they belong to.',
  EPERM: 'You may not write dist/ or generated/: make them yours, or build as the user they belong to.',
  EXDEV:
    'dist/ and generated/ lie on different file systems, so that a finished build cannot be put in place at once: keep both in the project folder.',
  EBUSY:
    'dist/ cannot be replaced, as it is mounted or another program holds it: unmount it or end that program, and build again.',
};

/** Less than any file of a build takes, in bytes. */
const hardlyAny = 64 * 1024;

const isFull = async (folder: string): Promise<boolean> => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize < hardlyAny;
};

/**
 * An error of a build in words where the disk is the reason, otherwise as it is. To be asked before anything is cleared
 * away: what another program says of a full disk is known by nothing but the disk.
 */
export const diskProblem = async (error: unknown, folder: string): Promise<unknown> => {
  const code = (await isFull(folder).catch(() => false)) ? 'ENOSPC' : errorCode(error);
  const sentence = sentences[code ?? ''];
  return sentence === undefined ? error : new Problem(`${sentence} dist/ is as it was before.`);
};
