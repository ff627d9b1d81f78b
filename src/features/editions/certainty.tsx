import styles from './certainty.module.css';
import type { EditionLabels } from './labels.ts';

type CertaintyProps = {
  level: keyof EditionLabels['certainty'];
  labels: EditionLabels;
};

/** How sure a statement is: three strokes, two or one, and the word. */
export const Certainty = ({ level, labels }: CertaintyProps) => (
  <span className={styles.certainty} data-text="small" data-level={level}>
    {labels.certainty[level]}
  </span>
);
