import { holdableEditions } from '#src/features/editions/holdable.ts';
import type { EditionLabels } from '#src/features/editions/labels.ts';
import { registerData } from '#src/features/editions/register-data.ts';
import type { Edition } from '#src/features/editions/schema.ts';
import type { Phases } from '#src/features/plan/schedule/schema.ts';
import type { CheckCertificate } from '../schema.ts';
import type { CheckData } from './check-data.ts';

type Source = {
  checkCertificate: CheckCertificate;
  editions: readonly Edition[];
  editionLabels: Pick<EditionLabels, 'lines'>;
  phases: Pick<Phases, 'tracks'>;
  planWords: CheckData['words'];
  pages: readonly { id: string; name: string }[];
};

const ceMarking = 'ce-marking';

/** What can stand on a paper: the editions of the register, guidance too, and the mark that has no certificate. */
const named = (
  { editions, pages }: Source,
  register: ReturnType<typeof registerData>,
): CheckData['editions'] => [
  ...holdableEditions(register).map(({ page, id, named: label, isSuccessor }) => ({
    id: `${page}@${id}`,
    page,
    label,
    isSuccessor,
  })),
  ...editions
    .filter(({ status }) => status === 'guidance-replaced')
    .map(({ page, named: label }) => ({ id: page, page, label, isSuccessor: false })),
  ...pages
    .filter(({ id }) => id === ceMarking)
    .map(({ id, name }) => ({ id, page: id, label: name, isSuccessor: false })),
];

/** What the check of a certificate shows, made at build out of the checked content. */
export const checkIslandData = (content: Source): CheckData => {
  const { checkCertificate, editions, editionLabels, phases, planWords } = content;
  const { questions, results, judged, letter } = checkCertificate;
  const { link, keep, notLoaded, checkedOn } = planWords;
  const register = registerData(editions);
  return {
    questions,
    items: questions.items,
    results: results.items.map(({ id, title, text }) => ({ id, title, text })),
    judged,
    letter,
    kinds: checkCertificate.editions.kinds,
    register,
    lines: editionLabels.lines,
    editions: named(content, register),
    laboratories: phases.tracks.laboratory.pages.map(({ page }) => page),
    words: { link, keep, notLoaded, checkedOn },
  };
};
