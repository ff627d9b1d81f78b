import type { ReactNode } from 'react';
import styles from './section.module.css';

export type SectionProps = {
  /** The anchor, where the section can be linked. */
  id?: string | undefined;
  /** The id of the heading that names it. */
  labelledBy?: string | undefined;
  /** White where nothing is said. */
  ground?: 'plain' | 'mist' | 'sand' | 'ink' | undefined;
  /** Fades in when it comes into view: once, each time, or not at all. */
  reveal?: 'once' | 'repeat' | 'none' | undefined;
  /** Less space above and below, for a section that is read at a glance. */
  spacing?: 'dense' | undefined;
  children: ReactNode;
};

/** A full-width section with the page's margins. */
export const Section = ({ id, labelledBy, ground, reveal = 'once', spacing, children }: SectionProps) => (
  <section
    className={styles.section}
    id={id}
    aria-labelledby={labelledBy}
    data-ground={ground === 'plain' ? undefined : ground}
    data-spacing={spacing}
  >
    <div className={styles.content} data-reveal={reveal === 'none' ? undefined : reveal}>
      {children}
    </div>
  </section>
);
