/**
 * What `Promise.all` gives, but only once all are done: when one has failed, nothing is still being written into a folder
 * that is about to be removed.
 */
export const allDone = async <T>(work: readonly Promise<T>[]): Promise<T[]> => {
  await Promise.allSettled(work);
  return Promise.all(work);
};
