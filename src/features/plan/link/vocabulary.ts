import { holdableEditions } from '#src/features/editions/holdable.ts';
import type { PlanData } from '../plan-data.ts';

/** The words that a plan may hold, each list closed: what a link names beyond them is not understood. */
export type Vocabulary = {
  sectors: ReadonlySet<string>;
  reasons: ReadonlySet<string>;
  markets: ReadonlySet<string>;
  /** Pages that a plan can be made for. */
  pages: ReadonlySet<string>;
  /** As links write them: `iso-9001@2015`. */
  editions: ReadonlySet<string>;
  works: ReadonlySet<string>;
};

const idsOf = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id));

/** The words of the tools' data. */
export const vocabularyOf = ({
  finder,
  auditTime,
  pages,
  register,
}: Pick<PlanData, 'finder' | 'auditTime' | 'pages' | 'register'>): Vocabulary => ({
  sectors: idsOf(finder.sectors),
  reasons: idsOf(finder.reasons),
  markets: idsOf(finder.markets),
  pages: idsOf(pages.filter(({ kind }) => kind !== 'working-system')),
  editions: new Set(holdableEditions(register).map(({ page, id }) => `${page}@${id}`)),
  works: idsOf(auditTime.works),
});
