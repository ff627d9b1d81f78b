import { FactList } from '#src/components/fact-list/fact-list.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { readableDay } from '#src/content/days.ts';
import { editionFacts, inBrackets, noDay } from '../in-words.ts';
import type { EditionLabels } from '../labels.ts';
import type { Edition } from '../schema.ts';
import styles from './standing.module.css';
import { Standing } from './standing.tsx';

type EditionNoteProps = { edition: Edition; words: EditionLabels; registerHref: string };

/** The state of the edition as a title block, then the facts, each with how sure it is. */
export const EditionNote = ({ edition, words, registerHref }: EditionNoteProps) => {
  const isCurrent = edition.status === 'current';
  /** What it says below the state: what is to come, otherwise what holders have to do. */
  const said = (isCurrent && edition.notice) || edition.holders;
  const given = {
    ...edition,
    ends: edition.ends ?? (isCurrent ? undefined : noDay('end', edition, words)),
    holders: said === edition.holders ? undefined : edition.holders,
    checkedOn: readableDay(edition.checkedOn),
  };
  const facts = ([...editionFacts, 'changes', 'holders', 'checkedOn'] as const).map((field) => {
    const value = given[field];
    if (typeof value !== 'object') return { label: words[field], value };
    const date = 'day' in value ? readableDay(value.day) : value.text;
    return { label: words[field], value: `${date} ${inBrackets(words.certainty[value.certainty])}` };
  });
  /** What the words behind the dates mean, once for all of them. */
  const meanings = (['reported', 'single'] as const)
    .map((level) => ({ label: words.certainty[level], value: words.meaning[level] }))
    .filter(({ label }) => facts.some(({ value }) => value?.endsWith(inBrackets(label))));
  return (
    <>
      <Standing edition={edition} labels={words} registerHref={registerHref} said={said} />
      <p data-stale={edition.checkedOn} hidden>
        <UnbrokenText text={words.stale.replace('{day}', readableDay(edition.checkedOn))} />
      </p>
      <FactList className={styles.facts} facts={[...facts, ...meanings]} text="small" />
    </>
  );
};
