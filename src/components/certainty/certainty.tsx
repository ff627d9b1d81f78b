import type { ReactNode } from 'react';
import styles from './certainty.module.css';

export type CertaintyProps = { level: 'verified' | 'reported' | 'single'; word: ReactNode };

/** How sure a statement is: three strokes, two or one, and the word. */
export const Certainty = ({ level, word }: CertaintyProps) => (
  <span className={styles.certainty} data-text="small" data-level={level}>
    {word}
  </span>
);
