import { numeralOf } from '#src/content/designation.ts';
import { holdableEditions } from '#src/features/editions/holdable.ts';
import type { EditionLabels } from '#src/features/editions/labels.ts';
import { lastCheck, type RegisterRow, registerData } from '#src/features/editions/register-data.ts';
import { type Edition, earliest } from '#src/features/editions/schema.ts';
import type { AskingWords } from '#src/islands/asking-schema.ts';
import type { CheckCertificate } from './schema.ts';

type Source = {
  checkCertificate: CheckCertificate;
  editions: readonly Edition[];
  editionLabels: Pick<EditionLabels, 'lines'>;
  asking: AskingWords;
  standards: readonly { id: string; family: string }[];
  certifications: readonly { id: string; name: string; family: string; numeral?: string | undefined }[];
};

/** What a certificate can name. */
export type NamedEdition = {
  /** As links write it: `iso-9001@2015`, `iso-9001@older`, `ce-marking`. */
  id: string;
  page: string;
  named: string;
  /** When it was published, in words, and the first day that these can mean. */
  published?: string | undefined;
  from?: string | undefined;
  isSuccessor?: boolean;
  /** One that the register does not hold: before those it holds, or none of them. */
  beyond?: 'older' | 'none';
};

const ceMarking = 'ce-marking';

/** `ISO 9001:2015` → `ISO 9001`, `FSSC 22000 Version 6` → `FSSC 22000` */
const codeOf = (named: string) => named.replace(/:\d{4}$| Version \d+$/, '');

/** What can stand on a certificate of a page: its editions with the day each was published, and what the register has not. */
const editionsOf = (edition: Edition, code: string, register: readonly RegisterRow[]): NamedEdition[] => {
  const { page, named, status, published, successorPublished } = edition;
  if (status === 'guidance-replaced') return [{ id: page, page, named }];
  const known = holdableEditions(register.filter((row) => row.page === page)).map(
    ({ id, named: name, isSuccessor }) => {
      const when = (isSuccessor ? successorPublished : published)?.text;
      return { id: `${page}@${id}`, page, named: name, published: when, from: earliest(when), isSuccessor };
    },
  );
  const unknown = (beyond: 'older' | 'none') => ({ id: `${page}@${beyond}`, page, named: code, beyond });
  return [...known, unknown('older'), unknown('none')];
};

/** All that the check of a certificate shows, made at build out of the checked content. */
export const checkData = (content: Source) => {
  const { checkCertificate, editions, editionLabels, asking, standards, certifications } = content;
  const { headline, tagline, start, questions, results, words, drawn, letter } = checkCertificate;
  const register = registerData(editions);
  const marks = certifications.filter(({ id }) => id === ceMarking);
  /** A standard that a certificate can name, as it is chosen. */
  const pageOf = (page: string, code: string) => {
    const family = [...standards, ...certifications].find(({ id }) => id === page)?.family ?? 'ocean';
    return { page, code, sign: numeralOf(code), family };
  };
  /** The name of what certificates name, without its edition: of a method, the method's own. */
  const nameOf = ({ page, named }: Edition) =>
    certifications.find(({ id }) => id === page)?.numeral ?? codeOf(named);
  return {
    ...{ headline, tagline, start, questions, results, words, drawn, letter, register, asking },
    kinds: checkCertificate.editions.kinds,
    laboratories: checkCertificate.laboratories.map(({ page }) => page),
    pages: [
      ...editions.map((edition) => pageOf(edition.page, nameOf(edition))),
      ...marks.map(({ id, name }) => pageOf(id, name)),
    ],
    editions: [
      ...editions.flatMap((edition) => editionsOf(edition, nameOf(edition), register)),
      ...marks.map(({ id, name }): NamedEdition => ({ id, page: id, named: name })),
    ],
    lines: editionLabels.lines,
    /** The day the facts were checked. */
    checkedOn: lastCheck(editions),
  };
};

export type CheckData = ReturnType<typeof checkData>;
