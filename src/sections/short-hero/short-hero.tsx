import type { ReactNode } from 'react';
import type { Picture } from '#src/drawings/picture.ts';
import styles from './short-hero.module.css';

export type ShortHeroProps = {
  /** A label above the heading. */
  label?: string | undefined;
  heading: string;
  lead: string;
  /** The drawing at the right, its subject in its right half. */
  picture?: Picture | undefined;
  /** Below the lead: a search field, buttons. */
  children?: ReactNode;
};

/** The opening of a page that does not begin full-screen: ink ground, text left, drawing right. */
export const ShortHero = ({ label, heading, lead, picture, children }: ShortHeroProps) => (
  <div className={styles.hero} data-ground="ink">
    {picture && (
      <img
        className={styles.scene}
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt=""
        decoding="async"
      />
    )}
    <div className={styles.content}>
      <div className={styles.copy}>
        {label && <p className={styles.label}>{label}</p>}
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.lead}>{lead}</p>
        {children}
      </div>
    </div>
  </div>
);
