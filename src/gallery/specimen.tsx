import type { ReactNode } from 'react';
import styles from './specimen.module.css';

export type SpecimenProps = {
  /** The component, and the state where it is not at rest. */
  name: string;
  /** A state that only a pointer or the keyboard gives: the picture tests put the first `target` into it, or press all. */
  force?: { state: 'hover' | 'focus' | 'active' | 'pressed'; target: string };
  ground?: 'ink' | undefined;
  /** Takes the whole width of the gallery, as sections do. */
  wide?: boolean;
  /** The height that holds what is fixed to the corners of the view. */
  corners?: boolean;
  children: ReactNode;
};

/** One component in one state, under its name. */
export const Specimen = ({ name, force, ground, wide, corners, children }: SpecimenProps) => (
  <div
    className={styles.specimen}
    data-specimen={name}
    data-wide={wide || undefined}
    data-force={force?.state}
    data-target={force?.target}
  >
    <p className={styles.name}>
      {name}
      {force && `: ${force.state}`}
    </p>
    <div className={styles.stage} data-ground={ground} data-corners={corners || undefined}>
      {children}
    </div>
  </div>
);

export type GroupProps = { name: string; children: ReactNode };

/** Specimens that are looked at, and pictured, together. */
export const Group = ({ name, children }: GroupProps) => (
  <section className={styles.group} data-group={name} aria-label={name}>
    {children}
  </section>
);
