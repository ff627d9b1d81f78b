import { type Answer, answers } from '#src/content/tool-vocabulary.ts';
import { holdableEditions } from '#src/features/editions/holdable.ts';
import type { PlanData } from '../plan-data.ts';
import type { Readiness } from '../readiness/schema.ts';

/** What nobody can do without always applies. */
const answersTo = ({ waivable }: Readiness['shared'][number]) =>
  answers.filter((answer) => waivable || answer !== 'n');

const idsOf = (list: readonly { id: string }[]) => new Set(list.map(({ id }) => id));

/** The words that a plan may hold, each list closed: what a link names beyond them is not understood. */
export const vocabularyOf = ({
  finder,
  auditTime,
  pages,
  register,
  readiness,
}: Pick<PlanData, 'finder' | 'auditTime' | 'pages' | 'register' | 'readiness'>) => ({
  sectors: idsOf(finder.sectors),
  reasons: idsOf(finder.reasons),
  markets: idsOf(finder.markets),
  /** Pages that a plan can be made for. */
  pages: idsOf(pages.filter(({ kind }) => kind !== 'working-system')),
  /** As links write them: `iso-9001@2015`. */
  editions: new Set(holdableEditions(register).map(({ page, id }) => `${page}@${id}`)),
  works: idsOf(auditTime.works),
  /** Those on readiness, with the answers that each can have. */
  questions: new Map<string, readonly Answer[]>(
    [readiness.shared, ...readiness.standards.map(({ questions }) => questions)]
      .flat()
      .map((question) => [question.id, answersTo(question)]),
  ),
});

export type Vocabulary = ReturnType<typeof vocabularyOf>;
