import { FromDay } from '#src/components/from-day/from-day.tsx';
import { LinkedText } from '#src/components/linked-text/linked-text.tsx';
import { TextLink } from '#src/components/text-link/text-link.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { readableDay } from '#src/content/days.ts';
import { editionMark } from '#src/content/designation.ts';
import { certaintyText, inBrackets } from '../certainty-text.ts';
import { editionLine } from '../edition-line.ts';
import { endedFrom } from '../ended-from.ts';
import type { EditionLabels } from '../labels.ts';
import type { Edition } from '../schema.ts';
import { noEnd, validity } from '../validity.ts';
import styles from './edition-note.module.css';

export type EditionNoteProps = {
  edition: Edition;
  words: EditionLabels;
  registerHref: string;
};

/**
 * The state of the edition as a title block: the year that counts large, above it the one that no longer does, then the
 * facts, each with how sure it is.
 */
export const EditionNote = ({ edition, words, registerHref }: EditionNoteProps) => {
  const marked = (text: string, certainty: Edition['published']['certainty']) =>
    `${text} ${inBrackets(certainty === 'verified' ? words.certainty.verified : certaintyText(certainty, words))}`;
  const dated = (date: Edition['ends']) => date && marked(readableDay(date.day), date.certainty);
  const told = (date: Edition['successorPublished']) => date && marked(date.text, date.certainty);
  const isCurrent = edition.status === 'current';
  /** What the head says below the state: what is to come, otherwise what holders have to do. */
  const said = (isCurrent && edition.notice) || edition.holders;
  const facts = [
    [words.published, told(edition.published)],
    [words.amendment, edition.amendment],
    [words.successor, edition.successor],
    [words.successorPublished, told(edition.successorPublished)],
    [words.successorExpected, told(edition.successorExpected)],
    [words.firstAudits, dated(edition.firstAudits)],
    [words.lastNew, dated(edition.lastNew)],
    [words.newOnly, dated(edition.newOnly)],
    [words.ends, dated(edition.ends) ?? (isCurrent ? undefined : noEnd(edition, words))],
    [words.changes, edition.changes],
    [words.holders, said === edition.holders ? undefined : edition.holders],
    [words.checkedOn, readableDay(edition.checkedOn)],
  ].flatMap(([term, value]) => (term && value ? [{ term, value }] : []));
  const named = editionMark(edition.named) ?? edition.named;
  const isOver = edition.status === 'ended' || edition.status === 'guidance-replaced';
  const until = validity(edition, words);
  const ended = endedFrom(edition);
  return (
    <div className={styles.note}>
      <div className={styles.state}>
        <p data-text="name">
          <UnbrokenText text={[words.status[edition.status], until].filter(Boolean).join(': ')} />
          <FromDay day={ended}>{words.status.ended}</FromDay>
        </p>
        {isOver && (
          <s className={styles.old} data-text="figure">
            {named}
          </s>
        )}
        <p className={styles.year} data-text="numeral">
          {(isOver && editionMark(edition.successor)) || named}
          <FromDay day={ended}>
            <s className={styles.old} data-text="figure">
              {named}
            </s>{' '}
            {editionMark(edition.successor)}
          </FromDay>
        </p>
        {said && (
          <p>
            <LinkedText text={said} />
            <FromDay day={ended}>{ended && editionLine(edition, ended, words)}</FromDay>
          </p>
        )}
        <p data-stale={edition.checkedOn} hidden>
          <UnbrokenText text={words.stale.replace('{day}', readableDay(edition.checkedOn))} />
        </p>
        <TextLink href={registerHref}>{words.register}</TextLink>
      </div>
      <dl className={styles.facts}>
        {facts.map(({ term, value }) => (
          <div key={term}>
            <dt data-text="label">{term}</dt>
            <dd data-text="small">
              <LinkedText text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
