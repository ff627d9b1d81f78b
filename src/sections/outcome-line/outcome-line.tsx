import { Section } from '#src/components/section/section.tsx';
import type { Outcome } from '#src/content/schemas/service-sections.ts';
import styles from './outcome-line.module.css';

export type OutcomeLineProps = { outcome: Outcome; givenByLabel: string };

/** What the work leads to and who decides: stations on a heavy line, the last one saffron. */
export const OutcomeLine = ({ outcome, givenByLabel }: OutcomeLineProps) => (
  <Section
    id="outcome"
    heading={outcome.heading}
    note={outcome.text}
    aside={
      <>
        {outcome.note && <p className={styles.aside}>{outcome.note}</p>}
        <p className={styles.given}>
          <b>{givenByLabel}</b> {outcome.givenBy}
        </p>
      </>
    }
  >
    <ol className={styles.line}>
      {outcome.stations.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  </Section>
);
