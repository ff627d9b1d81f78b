import { content } from '#src/content/content.ts';
import { pageById } from '#src/content/pages.ts';
import { dataFile } from '#src/islands/data-file.ts';
import { holdableEditions } from '#src/tools/editions/holdable.ts';
import { registerRows } from '#src/tools/plan-data.ts';
import type { CheckData } from './check-data.ts';

const { checkCertificate, editions, labels, phases, planWords } = content;
const register = registerRows(editions);

/** What can stand on a paper: the editions of the register, guidance too, and the mark that has no certificate. */
const named: CheckData['editions'] = [
  ...holdableEditions(register).map(({ page, id, named: label, isSuccessor }) => ({
    id: `${page}@${id}`,
    page,
    label,
    isSuccessor,
  })),
  ...editions
    .filter(({ status }) => status === 'guidance-replaced')
    .map(({ page, named: label }) => ({ id: page, page, label, isSuccessor: false })),
  { id: 'ce-marking', page: 'ce-marking', label: pageById('ce-marking').name, isSuccessor: false },
];

/** What the check of a certificate shows, made at build. */
export const checkData: CheckData = {
  questions: checkCertificate.questions,
  items: checkCertificate.questions.items,
  results: checkCertificate.results.items.map(({ id, title, text }) => ({ id, title, text })),
  judged: checkCertificate.judged,
  letter: checkCertificate.letter,
  kinds: checkCertificate.editions.kinds,
  register,
  lines: labels.edition.lines,
  editions: named,
  laboratories: phases.tracks.laboratory.pages.map(({ page }) => page),
  words: {
    link: planWords.link,
    keep: planWords.keep,
    notLoaded: planWords.notLoaded,
    checkedOn: planWords.checkedOn,
  },
};

/** The same as the file that the browser fetches. */
export const checkCertificateFile = dataFile('check-certificate', checkData);
