import { tryStorage } from '../platform/try-storage.ts';

/** Session storage keys of a section to scroll to once its page is there. Both are honoured, the first is written. */
const keys = ['scrollTo', 'aboutScrollTo'] as const;

/** Whether a fragment names a section: one that holds answers of a plan is for its page to read. */
const isSection = (fragment: string) => /^[\w-]+$/.test(fragment);

/** Stores the section of the page that has just come. Says whether there is one, and storage for it. */
export const storePending = (fragment: string) =>
  isSection(fragment) &&
  tryStorage(() => {
    sessionStorage.setItem(keys[0], fragment);
    return true;
  });

/** The section asked for before this page came; asking forgets it. */
export const takePending = () =>
  tryStorage(() => {
    const found = keys.map((key) => sessionStorage.getItem(key)).find((id) => id !== null);
    for (const key of keys) sessionStorage.removeItem(key);
    return found ?? undefined;
  });
