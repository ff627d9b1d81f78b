import type { EditionLabels } from './labels.ts';
import styles from './marks.module.css';
import type { Edition } from './schema.ts';

type EditionStatusProps = { status: Edition['status']; labels: EditionLabels };

/** The status of an edition as a word with a shape, half filled while two editions count. */
export const EditionStatus = ({ status, labels }: EditionStatusProps) => (
  <p className={styles.status} data-text="name" data-status={status}>
    {labels.status[status]}
  </p>
);

type CertaintyProps = { level: keyof EditionLabels['certainty']; labels: EditionLabels };

/** How sure a statement is: three strokes, two or one, and the word. */
export const Certainty = ({ level, labels }: CertaintyProps) => (
  <span className={styles.certainty} data-text="small" data-level={level}>
    {labels.certainty[level]}
  </span>
);
