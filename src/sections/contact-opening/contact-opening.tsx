import type { ReactNode } from 'react';
import styles from './contact-opening.module.css';

export type ContactOpeningProps = {
  title: string;
  tagline: string;
  /** The ways, then the chart. */
  children: ReactNode;
};

/** The opening of the contact page: the heading, and below it the chart beside the ways to reach the firm. */
export const ContactOpening = ({ title, tagline, children }: ContactOpeningProps) => (
  <div className={styles.opening}>
    <h1 className={styles.title}>{title}</h1>
    <p className={styles.tagline}>{tagline}</p>
    <div className={styles.matter}>{children}</div>
  </div>
);
