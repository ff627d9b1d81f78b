import { holdableEditions } from '#src/features/editions/holdable.ts';
import type { PlanData } from '../plan-data.ts';

const idsOf = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id));

/** The words that a plan may hold, each list closed: what a link names beyond them is not understood. */
export const vocabularyOf = ({
  finder,
  auditTime,
  pages,
  register,
}: Pick<PlanData, 'finder' | 'auditTime' | 'pages' | 'register'>) => ({
  sectors: idsOf(finder.sectors),
  reasons: idsOf(finder.reasons),
  markets: idsOf(finder.markets),
  /** Pages that a plan can be made for. */
  pages: idsOf(pages.filter(({ kind }) => kind !== 'working-system')),
  /** As links write them: `iso-9001@2015`. */
  editions: new Set(holdableEditions(register).map(({ page, id }) => `${page}@${id}`)),
  works: idsOf(auditTime.works),
});

export type Vocabulary = ReturnType<typeof vocabularyOf>;
