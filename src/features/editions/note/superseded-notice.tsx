import { FromDay } from '#src/components/from-day/from-day.tsx';
import { TextLink } from '#src/components/text-link/text-link.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { editionMark } from '#src/content/designation.ts';
import { endedFrom } from '../edition-state.ts';
import { editionLine, statusText } from '../in-words.ts';
import type { EditionLabels } from '../labels.ts';
import type { Edition } from '../schema.ts';
import styles from './superseded-notice.module.css';

type SupersededNoticeProps = { edition: Edition; labels: EditionLabels; registerHref: string };

/**
 * Directly under the opening where the named edition has a successor: its state in words, and both years. The old
 * year is struck only once that edition no longer counts.
 */
export const SupersededNotice = ({ edition, labels, registerHref }: SupersededNoticeProps) => {
  const ended = endedFrom(edition);
  const mark = editionMark(edition.named);
  return (
    <section className={styles.notice} data-ground="light" aria-labelledby="superseded-heading">
      <div className={styles.content}>
        <p className={styles.year} data-text="numeral" aria-hidden="true">
          {edition.status === 'in-transition' ? mark : <s>{mark}</s>}
          <FromDay day={ended}>
            <s>{mark}</s>
          </FromDay>
        </p>
        <div>
          <h2 className={styles.heading} data-text="statement" id="superseded-heading">
            <UnbrokenText text={statusText(edition, labels)} />
            <FromDay day={ended}>{labels.status.ended}</FromDay>
          </h2>
          <p>
            {edition.notice && <UnbrokenText text={edition.notice} />}
            <FromDay day={ended}>{ended && editionLine(edition, ended, labels)}</FromDay>
          </p>
          <TextLink href={registerHref} label={labels.register} />
        </div>
        <p className={styles.year} data-text="numeral" aria-hidden="true">
          {editionMark(edition.successor)}
        </p>
      </div>
    </section>
  );
};
