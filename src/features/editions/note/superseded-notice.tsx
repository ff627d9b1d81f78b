import type { EditionLabels } from '../labels.ts';
import type { Edition } from '../schema.ts';
import styles from './standing.module.css';
import { Standing } from './standing.tsx';

type SupersededNoticeProps = { edition: Edition; labels: EditionLabels; registerHref: string };

/** Directly under the opening where the named edition has a successor. */
export const SupersededNotice = ({ edition, labels, registerHref }: SupersededNoticeProps) => (
  <section className={styles.notice} data-ground="light" aria-labelledby="superseded-heading">
    <Standing
      edition={edition}
      labels={labels}
      registerHref={registerHref}
      said={edition.notice}
      headingId="superseded-heading"
    />
  </section>
);
