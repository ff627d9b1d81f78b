import type { Edition } from '#src/content/schemas/edition.ts';
import styles from './edition-status.module.css';

export type EditionStatusProps = { edition: Edition; word: string };

/** The status of an edition as a word with a shape; the shape fills once the transition has ended. */
export const EditionStatus = ({ edition, word }: EditionStatusProps) => (
  <p
    className={styles.status}
    data-status={edition.status}
    data-over={(edition.ends && edition.ends.day <= edition.checkedOn) || undefined}
  >
    {word}
  </p>
);
