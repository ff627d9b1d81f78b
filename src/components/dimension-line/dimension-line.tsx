import type { ReactNode } from 'react';
import styles from './dimension-line.module.css';

/** A line with end marks, as on an engineering drawing, with words in a gap of it. */
export const DimensionLine = ({ children }: { children: ReactNode }) => (
  <p className={styles.line} data-text="label">
    {children}
  </p>
);
