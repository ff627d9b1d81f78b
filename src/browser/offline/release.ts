/** The page shown in place of one that is neither stored nor within reach. */
export const offlineAddress = '/offline';

/** What is kept before anyone asks for it: the page above and the catalogue. */
export const addressesFromStart: readonly string[] = [offlineAddress, '/all-iso'];

/** What the worker has to know of the build it belongs to: build/worker.ts writes it in front of its code. */
export type Release = {
  /** Of all published files, so that the worker of another build is another file and takes over. */
  digest: string;
  /** The files that the pages kept from the start are made of, by address. */
  files: readonly string[];
};
