import type { RegisterRow } from './register-data.ts';

/** An edition that an organisation can hold a certificate to. */
export type HoldableEdition = {
  page: string;
  /** Within its page, as links write it: `2015`. */
  id: string;
  /** `ISO 9001:2015` */
  named: string;
  /** The successor of the edition that the page is named for. */
  isSuccessor: boolean;
};

/** The year or version of an edition, or its whole name where it has neither: `2015`, `7`, `codex-cxc-1-1969`. */
const editionId = (named: string) =>
  /(?::|Version )(\d+)$/.exec(named)?.[1] ??
  named
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The editions of the register and their published successors. Nobody holds guidance, or what is only expected. */
export const holdableEditions = (register: readonly RegisterRow[]): HoldableEdition[] =>
  register
    .filter(({ status }) => status !== 'guidance-replaced')
    .flatMap(({ page, named, successor, successorExpected }) => {
      const published = successor && !successorExpected ? [successor] : [];
      return [named, ...published].map((name, index) => ({
        page,
        id: editionId(name),
        named: name,
        isSuccessor: index > 0,
      }));
    });
