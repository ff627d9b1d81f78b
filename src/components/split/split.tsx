import type { ReactNode } from 'react';
import styles from './split.module.css';

export type SplitProps = { heading: string; id: string; note?: string | undefined; children: ReactNode };

/** A heading with its note at the left, the matter at the right. */
export const Split = ({ heading, id, note, children }: SplitProps) => (
  <div className={styles.split}>
    <header>
      <h2 id={id}>{heading}</h2>
      {note && <p className={styles.note}>{note}</p>}
    </header>
    <div>{children}</div>
  </div>
);
