/** Texts that stand together on a page: the first is the one to go to, the others tell it from those that say the same. */
export type Sought = readonly string[];

/** How the form tells the page beside it where to go. */
export type GoTo = { goTo: Sought };
