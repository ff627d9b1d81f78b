import { FactList } from '#src/components/fact-list/fact-list.tsx';
import { FromDay } from '#src/components/from-day/from-day.tsx';
import { TextLink } from '#src/components/text-link/text-link.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { readableDay } from '#src/content/days.ts';
import { editionMark } from '#src/content/designation.ts';
import { endedFrom } from '../edition-state.ts';
import { editionLine, inBrackets, noDay, statusText } from '../in-words.ts';
import type { EditionLabels } from '../labels.ts';
import type { Edition } from '../schema.ts';
import styles from './edition-note.module.css';

/** The facts in their order, each under the label of its name. */
const shown = [
  ...(['published', 'confirmed', 'amendment', 'successor', 'successorPublished'] as const),
  ...(['successorExpected', 'firstAudits', 'lastNew', 'newOnly', 'ends'] as const),
  ...(['changes', 'holders', 'checkedOn'] as const),
];

type EditionNoteProps = { edition: Edition; words: EditionLabels; registerHref: string };

/**
 * The state of the edition as a title block: the year that counts large, before it the one that no longer does, then the
 * facts, each with how sure it is.
 */
export const EditionNote = ({ edition, words, registerHref }: EditionNoteProps) => {
  const isCurrent = edition.status === 'current';
  /** What the head says below the state: what is to come, otherwise what holders have to do. */
  const said = (isCurrent && edition.notice) || edition.holders;
  const given = {
    ...edition,
    ends: edition.ends ?? (isCurrent ? undefined : noDay('end', edition, words)),
    holders: said === edition.holders ? undefined : edition.holders,
    checkedOn: readableDay(edition.checkedOn),
  };
  const facts = shown.flatMap((field) => {
    const value = given[field];
    if (typeof value !== 'object') return value ? [{ label: words[field], value }] : [];
    const date = 'day' in value ? readableDay(value.day) : value.text;
    return [{ label: words[field], value: `${date} ${inBrackets(words.certainty[value.certainty])}` }];
  });
  /** What the words behind the dates mean, once for all of them. */
  const meanings = (['reported', 'single'] as const)
    .map((level) => ({ label: words.certainty[level], value: words.meaning[level] }))
    .filter(({ label }) => facts.some(({ value }) => value.endsWith(inBrackets(label))));
  const named = editionMark(edition.named) ?? edition.named;
  const isOver = edition.status === 'ended' || edition.status === 'guidance-replaced';
  const ended = endedFrom(edition);
  return (
    <>
      <div className={styles.state}>
        {isOver && (
          <s className={styles.old} data-text="figure" data-screen-only>
            {named}
          </s>
        )}
        <p className={styles.year} data-text="numeral" data-screen-only>
          {(isOver && editionMark(edition.successor)) || named}
          <FromDay day={ended}>
            <s className={styles.old} data-text="figure" data-screen-only>
              {named}
            </s>{' '}
            {editionMark(edition.successor)}
          </FromDay>
        </p>
        <div className={styles.said}>
          <p data-text="heading">
            <UnbrokenText text={statusText(edition, words)} />
            <FromDay day={ended}>{words.status.ended}</FromDay>
          </p>
          {said && (
            <p>
              <UnbrokenText text={said} />
              <FromDay day={ended}>{ended && editionLine(edition, ended, words)}</FromDay>
            </p>
          )}
          <p data-stale={edition.checkedOn} hidden>
            <UnbrokenText text={words.stale.replace('{day}', readableDay(edition.checkedOn))} />
          </p>
        </div>
        <TextLink href={registerHref} label={words.register} />
      </div>
      <FactList className={styles.facts} facts={[...facts, ...meanings]} text="small" />
    </>
  );
};
