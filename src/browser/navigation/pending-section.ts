import { tryStorage } from '../platform/try-storage.ts';

/** Session storage keys of a section to scroll to once its page is there: the second is that of the about page. */
const keys = ['scrollTo', 'aboutScrollTo'] as const;

/** Whether a fragment names a section: one that holds answers of a plan is for its page to read. */
const isSection = (fragment: string) => /^[\w-]+$/.test(fragment);

/** Stores the section of the page that has just come, by its address. Says whether there is one, and storage for it. */
export const storePending = ({ pathname, hash }: URL) =>
  isSection(hash.slice(1)) &&
  tryStorage(() => {
    sessionStorage.setItem(keys[pathname === '/about' ? 1 : 0], hash.slice(1));
    return true;
  });

/** The section asked for before this page came; asking forgets it. */
export const takePending = () =>
  tryStorage(() => {
    const found = keys.map((key) => sessionStorage.getItem(key)).find((id) => id !== null);
    for (const key of keys) sessionStorage.removeItem(key);
    return found ?? undefined;
  });
