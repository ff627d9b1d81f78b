import { FromDay } from '#src/components/from-day/from-day.tsx';
import { TextLink } from '#src/components/text-link/text-link.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { endedFrom } from '../edition-state.ts';
import { editionLine, statusText } from '../in-words.ts';
import type { EditionLabels } from '../labels.ts';
import type { Edition } from '../schema.ts';
import styles from './standing.module.css';
import { Years } from './years.tsx';

type StandingProps = {
  edition: Edition;
  labels: EditionLabels;
  registerHref: string;
  /** What the state means for the reader. */
  said: string | undefined;
  /** The id of its heading, where it heads a section of its own. */
  headingId?: string;
};

/**
 * The state of an edition in words beside its year and that of a published successor. The old year is struck only once that
 * edition no longer counts.
 */
export const Standing = ({ edition, labels, registerHref, said, headingId }: StandingProps) => {
  const ended = endedFrom(edition);
  const Heading = headingId ? 'h2' : 'p';
  // What a notice under the opening says of an edition, its years and its end, the reference does not repeat.
  const hasYears = headingId || edition.status === 'current';
  return (
    <div className={styles.standing}>
      {hasYears && <Years edition={edition} />}
      <div>
        <Heading id={headingId} data-text={headingId ? 'statement' : 'heading'}>
          {headingId ? <UnbrokenText text={statusText(edition, labels)} /> : labels.status[edition.status]}
          <FromDay day={ended}>{labels.status.ended}</FromDay>
        </Heading>
        {(said || ended) && (
          <p>
            {said && <UnbrokenText text={said} />}
            <FromDay day={ended}>{ended && editionLine(edition, ended, labels)}</FromDay>
          </p>
        )}
        <TextLink href={registerHref} label={labels.register} />
      </div>
    </div>
  );
};

/** Directly under the opening where the named edition has a successor. */
export const SupersededNotice = (props: Pick<StandingProps, 'edition' | 'labels' | 'registerHref'>) => (
  <section className={styles.notice} data-ground="light" aria-labelledby="superseded-heading">
    <Standing {...props} said={props.edition.notice} headingId="superseded-heading" />
  </section>
);
