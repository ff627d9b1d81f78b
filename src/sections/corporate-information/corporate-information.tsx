import type { ReactNode } from 'react';
import { Section } from '#src/components/section/section.tsx';
import styles from './corporate-information.module.css';

/** A line of the table; with an address it is a link. */
export type CorporateEntry = { label: string; value: string; href?: string | undefined };

export type CorporateInformationProps = {
  heading: string;
  note?: string | undefined;
  entries: readonly CorporateEntry[];
  /** Below the cells. */
  children?: ReactNode;
};

/** Where the firm is and how to reach its people, as cells of a title block. */
export const CorporateInformation = ({ heading, note, entries, children }: CorporateInformationProps) => (
  <Section id="corporate-information" heading={heading} note={note}>
    <dl className={styles.cells}>
      {entries.map(({ label, value, href }) => (
        <div className={styles.cell} key={value}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
    {children && <div className={styles.below}>{children}</div>}
  </Section>
);
