import { numeralOf } from '#src/content/designation.ts';
import { holdableEditions } from '#src/features/editions/holdable.ts';
import type { EditionLabels } from '#src/features/editions/labels.ts';
import { registerData } from '#src/features/editions/register-data.ts';
import { type Edition, earliest } from '#src/features/editions/schema.ts';
import type { AskingWords } from '#src/islands/asking-schema.ts';
import type { CheckData, NamedEdition } from './check-data.ts';
import type { CheckCertificate } from './schema.ts';

type Source = {
  checkCertificate: CheckCertificate;
  editions: readonly Edition[];
  editionLabels: Pick<EditionLabels, 'lines'>;
  asking: AskingWords;
  standards: readonly { id: string; family: string }[];
  certifications: readonly { id: string; name: string; family: string; numeral?: string | undefined }[];
};

const ceMarking = 'ce-marking';

/** `ISO 9001:2015` → `ISO 9001`, `FSSC 22000 Version 6` → `FSSC 22000` */
const codeOf = (named: string) => named.replace(/:\d{4}$| Version \d+$/, '');

/** What can stand on a certificate of a page: its editions with the day each was published, and what the register has not. */
const editionsOf = (edition: Edition, code: string, register: CheckData['register']): NamedEdition[] => {
  const { page, named, status, published, successorPublished } = edition;
  if (status === 'guidance-replaced') return [{ id: page, page, named }];
  const known = holdableEditions(register.filter((row) => row.page === page)).map(
    ({ id, named: name, isSuccessor }) => {
      const when = (isSuccessor ? successorPublished : published)?.text;
      return { id: `${page}@${id}`, page, named: name, published: when, from: earliest(when), isSuccessor };
    },
  );
  const beyond = (['older', 'none'] as const).map((one) => ({
    id: `${page}@${one}`,
    page,
    named: code,
    beyond: one,
  }));
  return [...known, ...beyond];
};

/** What the check of a certificate shows, made at build out of the checked content. */
export const checkData = (content: Source): CheckData => {
  const { checkCertificate, editions, editionLabels, asking, standards, certifications } = content;
  const { headline, tagline, start, questions, results, words, drawn, letter } = checkCertificate;
  const register = registerData(editions);
  const marks = certifications.filter(({ id }) => id === ceMarking);
  const familyOf = (page: string) =>
    [...standards, ...certifications].find(({ id }) => id === page)?.family ?? 'ocean';
  /** The name of what certificates name, without its edition: of a method, the method's own. */
  const nameOf = ({ page, named }: Edition) =>
    certifications.find(({ id }) => id === page)?.numeral ?? codeOf(named);
  return {
    ...{ headline, tagline, start, questions, results, words, drawn, letter, register, asking },
    kinds: checkCertificate.editions.kinds,
    laboratories: checkCertificate.laboratories.map(({ page }) => page),
    pages: [
      ...editions.map((edition) => {
        const code = nameOf(edition);
        return { page: edition.page, code, sign: numeralOf(code), family: familyOf(edition.page) };
      }),
      ...marks.map(({ id, name, family }) => ({ page: id, code: name, sign: numeralOf(name), family })),
    ],
    editions: [
      ...editions.flatMap((edition) => editionsOf(edition, nameOf(edition), register)),
      ...marks.map(({ id, name }) => ({ id, page: id, named: name })),
    ],
    lines: editionLabels.lines,
    checkedOn:
      editions
        .map(({ checkedOn }) => checkedOn)
        .toSorted()
        .at(-1) ?? '',
  };
};
