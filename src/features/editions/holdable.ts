import { slugOf } from '#src/content/slug.ts';
import type { RegisterRow } from './register-data.ts';

/** The year or version of an edition, or its whole name where it has neither: `2015`, `7`, `codex-cxc-1-1969`. */
const editionId = (named: string) => /(?::|Version )(\d+)$/.exec(named)?.[1] ?? slugOf(named);

/** The editions of the register and their published successors. Nobody holds guidance, or what is only expected. */
export const holdableEditions = (register: readonly RegisterRow[]) =>
  register
    .filter(({ status }) => status !== 'guidance-replaced')
    .flatMap(({ page, named, successor, successorExpected }) => {
      const published = successor && !successorExpected ? [successor] : [];
      return [named, ...published].map((name, index) => ({
        page,
        /** Within its page, as links write it: `2015`. */
        id: editionId(name),
        /** `ISO 9001:2015` */
        named: name,
        /** The successor of the edition that the page is named for. */
        isSuccessor: index > 0,
      }));
    });

/** An edition that an organisation can hold a certificate to. */
export type HoldableEdition = ReturnType<typeof holdableEditions>[number];
