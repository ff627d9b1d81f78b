import type { CheckCertificate } from '#src/content/schemas/check-certificate.ts';
import type { Edition } from '#src/content/schemas/edition.ts';
import type { Labels } from '#src/content/schemas/labels.ts';
import type { Phases } from '#src/content/schemas/tools/phases.ts';
import { holdableEditions } from '#src/tools/editions/holdable.ts';
import { registerRows } from '#src/tools/plan-data.ts';
import type { CheckData } from './check-data.ts';

type Source = {
  checkCertificate: CheckCertificate;
  editions: readonly Edition[];
  labels: Pick<Labels, 'edition'>;
  phases: Pick<Phases, 'tracks'>;
  planWords: CheckData['words'];
  pages: readonly { id: string; name: string }[];
};

const ceMarking = 'ce-marking';

/** What can stand on a paper: the editions of the register, guidance too, and the mark that has no certificate. */
const named = (
  { editions, pages }: Source,
  register: ReturnType<typeof registerRows>,
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
  const { checkCertificate, editions, labels, phases, planWords } = content;
  const { questions, results, judged, letter } = checkCertificate;
  const { link, keep, notLoaded, checkedOn } = planWords;
  const register = registerRows(editions);
  return {
    questions,
    items: questions.items,
    results: results.items.map(({ id, title, text }) => ({ id, title, text })),
    judged,
    letter,
    kinds: checkCertificate.editions.kinds,
    register,
    lines: labels.edition.lines,
    editions: named(content, register),
    laboratories: phases.tracks.laboratory.pages.map(({ page }) => page),
    words: { link, keep, notLoaded, checkedOn },
  };
};
