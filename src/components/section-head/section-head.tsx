import type { ReactNode } from 'react';
import styles from './section-head.module.css';

export type SectionHeadProps = {
  heading: string;
  /** Makes the heading the name of its section. */
  id?: string | undefined;
  note?: string | undefined;
  /** A link beside or below the note. */
  children?: ReactNode;
};

/** The head of a section: the title at the left, a note at the right. */
export const SectionHead = ({ heading, id, note, children }: SectionHeadProps) => (
  <header className={styles.head}>
    <h2 id={id}>{heading}</h2>
    {(note || children) && (
      <div className={styles.note}>
        {note && <p>{note}</p>}
        {children}
      </div>
    )}
  </header>
);
