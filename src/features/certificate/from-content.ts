import { earliest } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { holdableEditions } from '#src/features/editions/holdable.ts';
import type { EditionLabels } from '#src/features/editions/labels.ts';
import { asOf, registerData } from '#src/features/editions/register-data.ts';
import type { Edition } from '#src/features/editions/schema.ts';
import type { Choice } from '#src/islands/ask/choices.tsx';
import type { AskingWords } from '#src/islands/asking-schema.ts';
import { groupsOf, type Services, toolPages } from '#src/islands/tool-pages.ts';
import { certificatePoints } from './answers.ts';
import type { Asked, CheckCertificate } from './schema.ts';

type Source = Services & {
  compare: Parameters<typeof groupsOf>[0];
  checkCertificate: CheckCertificate;
  editions: readonly Edition[];
  editionLabels: EditionLabels;
  asking: AskingWords;
};

/**
 * What is found at a point: it speaks against a certificate alone, or until the issuer explains it, or is only to be known; and
 * what to ask the issuer about it, where that is not the question of the point.
 */
export type Said = { level: 'stop' | 'ask' | 'note'; text: string; ask?: string | undefined };

/** What a certificate can name; as a choice, `iso-9001@2015`, `iso-9001@older`, `ce-marking`. */
export type NamedEdition = Choice & {
  page: string;
  named: string;
  /** When it was published, in words, and the first day that these can mean. */
  published?: string | undefined;
  from?: string | undefined;
  isSuccessor?: boolean;
  /** One that the register does not hold. */
  isBeyond?: boolean;
  /** What is found by it on whatever day. */
  said: readonly Said[];
};

const ceMarking = 'ce-marking';

/** `ISO 9001:2015` → `ISO 9001`, `FSSC 22000 Version 6` → `FSSC 22000` */
const codeOf = (named: string) => named.replace(/:\d{4}$| Version \d+$/, '');

/** All that the check of a certificate shows, made at build out of the checked content. */
export const checkData = (content: Source) => {
  const { editions, certifications } = content;
  const { editions: states, where, claims, ...page } = content.checkCertificate;
  const { items, edition } = page.questions;
  const register = registerData(editions);
  const marks = certifications.filter(({ id }) => id === ceMarking);
  /** The name of what certificates name, without its edition: of a method, the method's own. */
  const nameOf = ({ page, named }: Edition) =>
    certifications.find(({ id }) => id === page)?.numeral ?? codeOf(named);
  /** What a certificate can name, as it is chosen: without its edition. */
  const standardsNamed = [
    ...editions.map((row) => ({ id: row.page, label: nameOf(row) })),
    ...marks.map(({ id, name }) => ({ id, label: name })),
  ];
  const isNamed = ({ id }: { id: string }) => standardsNamed.some((one) => one.id === id);
  /** What a paper for a page is, beside the state of its edition. */
  const kindOf = (page: string, level: Said['level']) =>
    states.kinds.filter((kind) => kind.page === page).map(({ text }): Said => ({ level, text }));
  const withoutEditions = (page: string, named: string, level: Said['level']): NamedEdition => ({
    id: page,
    page,
    label: named,
    named,
    said: kindOf(page, level),
  });
  /** What can stand on a certificate of a page: its editions with the day each was published, and what the register has not. */
  const editionsOf = (row: Edition): NamedEdition[] => {
    const { page, named, status, published, successorPublished } = row;
    if (status === 'guidance-replaced') return [withoutEditions(page, named, 'stop')];
    const kind = kindOf(page, 'note');
    const name = nameOf(row);
    const known = holdableEditions(register.filter((one) => one.page === page)).map(({ id, ...held }) => {
      const when = (held.isSuccessor ? successorPublished : published)?.text;
      return {
        ...held,
        id: `${page}@${id}`,
        label: held.named,
        published: when,
        from: earliest(when),
        text: when && fill(edition.published, { when }),
        said: kind,
      };
    });
    const beyond = (id: 'older' | 'none', level: Said['level'], text: string) => ({
      id: `${page}@${id}`,
      page,
      label: edition[id],
      named: name,
      isBeyond: true,
      said: [{ level, text: fill(text, { name }) }, ...kind],
    });
    return [...known, beyond('older', 'stop', edition.olderBad), beyond('none', 'ask', edition.noneBad)];
  };
  const asked = certificatePoints.flatMap((id) => {
    const item: Asked | undefined = items[id];
    if (!item) return [];
    const choices = Object.entries(item.choices).map(([key, choice]) => ({ id: key, ...choice }));
    const all: (Choice & Partial<(typeof choices)[number]>)[] =
      id === 'edition' ? [...standardsNamed, ...choices] : choices;
    return [{ ...item, id, choices: all }];
  });
  return {
    ...page,
    questions: { ...page.questions, items: asked },
    /** The standards as tiles, group by group. */
    groups: groupsOf(content.compare, toolPages(content)).map(({ name, choices }) => ({
      name,
      choices: choices.filter(isNamed),
    })),
    editions: [
      ...editions.flatMap(editionsOf),
      ...marks.map(({ id, name }) => withoutEditions(id, name, 'ask')),
    ],
    register,
    lines: content.editionLabels.lines,
    asking: content.asking,
    /** The day the facts were checked. */
    checkedOn: asOf(editions),
  };
};

export type CheckData = ReturnType<typeof checkData>;
