import { FactList } from '#src/components/fact-list/fact-list.tsx';
import { FromDay } from '#src/components/from-day/from-day.tsx';
import { TextLink } from '#src/components/text-link/text-link.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { readableDay } from '#src/content/days.ts';
import { editionMark } from '#src/content/designation.ts';
import { endedFrom } from '../edition-state.ts';
import { certaintyText, editionLine, inBrackets, noDay, statusText } from '../in-words.ts';
import type { EditionLabels } from '../labels.ts';
import type { Edition } from '../schema.ts';
import styles from './edition-note.module.css';

type EditionNoteProps = { edition: Edition; words: EditionLabels; registerHref: string };

/**
 * The state of the edition as a title block: the year that counts large, above it the one that no longer does, then the
 * facts, each with how sure it is.
 */
export const EditionNote = ({ edition, words, registerHref }: EditionNoteProps) => {
  const dated = (date: Edition['ends'] | Edition['successorPublished']) => {
    if (!date) return undefined;
    const { certainty } = date;
    const sure = certainty === 'verified' ? words.certainty.verified : certaintyText(certainty, words);
    return `${'day' in date ? readableDay(date.day) : date.text} ${inBrackets(sure)}`;
  };
  const isCurrent = edition.status === 'current';
  /** What the head says below the state: what is to come, otherwise what holders have to do. */
  const said = (isCurrent && edition.notice) || edition.holders;
  const facts = [
    [words.published, dated(edition.published)],
    [words.confirmed, dated(edition.confirmed)],
    [words.amendment, edition.amendment],
    [words.successor, edition.successor],
    [words.successorPublished, dated(edition.successorPublished)],
    [words.successorExpected, dated(edition.successorExpected)],
    [words.firstAudits, dated(edition.firstAudits)],
    [words.lastNew, dated(edition.lastNew)],
    [words.newOnly, dated(edition.newOnly)],
    [words.ends, dated(edition.ends) ?? (isCurrent ? undefined : noDay('end', edition, words))],
    [words.changes, edition.changes],
    [words.holders, said === edition.holders ? undefined : edition.holders],
    [words.checkedOn, readableDay(edition.checkedOn)],
  ].flatMap(([label, value]) => (label && value ? [{ label, value }] : []));
  const named = editionMark(edition.named) ?? edition.named;
  const isOver = edition.status === 'ended' || edition.status === 'guidance-replaced';
  const ended = endedFrom(edition);
  return (
    <div className={styles.note}>
      <div className={styles.state}>
        <p data-text="name">
          <UnbrokenText text={statusText(edition, words)} />
          <FromDay day={ended}>{words.status.ended}</FromDay>
        </p>
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
        {said && (
          <p>
            <UnbrokenText text={said} />
            <FromDay day={ended}>{ended && editionLine(edition, ended, words)}</FromDay>
          </p>
        )}
        <p data-stale={edition.checkedOn} hidden>
          <UnbrokenText text={words.stale.replace('{day}', readableDay(edition.checkedOn))} />
        </p>
        <TextLink href={registerHref} label={words.register} />
      </div>
      <FactList className={styles.facts} facts={facts} text="small" />
    </div>
  );
};
