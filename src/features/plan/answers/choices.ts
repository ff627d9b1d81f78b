import { fill } from '#src/content/fill.ts';
import { editionState } from '#src/features/editions/edition-state.ts';
import { type HoldableEdition, holdableEditions } from '#src/features/editions/holdable.ts';
import type { Choice } from '#src/islands/ask/choices.tsx';
import type { PlanData } from '../plan-data.ts';
import { isReplaced } from '../schedule/edition-at.ts';
import type { Question } from '../vocabulary.ts';
import { yesOrNo } from './plan.ts';

/** What is said of an edition beside its name: whether it still counts. */
const standing = ({ page, isSuccessor }: HoldableEdition, { register, words }: PlanData, today: string) => {
  const { current, old, replaced } = words.answers;
  const row = register.find((one) => one.page === page);
  if (!row || isSuccessor || !isReplaced(row, today)) return current;
  return editionState(row, today) === 'ended' ? old : fill(replaced, { successor: row.successor ?? '' });
};

/** What can be chosen in answer to a question, pictures by the names of their drawings; nothing where it is typed or a month. */
export const choicesOf = (question: Question, data: PlanData, today: string): readonly Choice[] => {
  const { words, finder, auditTime, phases, pages, register } = data;
  switch (question) {
    case 'std':
      return words.tiles.flatMap(({ page: id, label }) =>
        pages.filter((page) => page.id === id).map(({ numeral, family }) => ({ id, label, numeral, family })),
      );
    case 'held':
      return holdableEditions(register).map((edition) => ({
        id: `${edition.page}@${edition.id}`,
        label: edition.named,
        text: standing(edition, data, today),
      }));
    case 'trade':
      return finder.sectors.map(({ id, tile, drawing, family }) => ({
        id,
        label: tile,
        picture: drawing,
        family,
      }));
    case 'work':
      return auditTime.works.map(({ id, label }) => ({ id, label }));
    case 'why':
      return finder.reasons;
    case 'market':
      return finder.markets;
    case 'stage':
      return Object.entries(phases.stages).map(([id, stage]) => ({ id, ...stage }));
    case 'joint':
    case 'notified':
      return yesOrNo.map((id) => ({ id, label: words.answers[id] }));
    default:
      return [];
  }
};
