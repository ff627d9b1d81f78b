import { TextLink } from '#src/components/text-link/text-link.tsx';
import { yearOf } from '#src/content/designation.ts';
import type { Edition } from '#src/content/schemas/edition.ts';
import styles from './superseded-notice.module.css';

export type SupersededNoticeProps = {
  edition: Edition;
  heading: string;
  registerLabel: string;
  registerHref: string;
};

/** Directly under the opening where the named edition is superseded: the old year struck, the new one beside it. */
export const SupersededNotice = ({
  edition,
  heading,
  registerLabel,
  registerHref,
}: SupersededNoticeProps) => (
  <section className={styles.notice} aria-labelledby="superseded-heading">
    <div className={styles.content}>
      <p className={styles.year} aria-hidden="true">
        <s>{yearOf(edition.named)}</s>
      </p>
      <div>
        <h2 className={styles.heading} id="superseded-heading">
          {heading}
        </h2>
        <p>{edition.notice}</p>
        <TextLink href={registerHref}>{registerLabel}</TextLink>
      </div>
      <p className={styles.year} aria-hidden="true">
        {yearOf(edition.successor)}
      </p>
    </div>
  </section>
);
