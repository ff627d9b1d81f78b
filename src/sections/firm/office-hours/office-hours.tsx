import type { Fact } from '#src/components/fact-list/fact-list.tsx';
import { RuledFacts } from '#src/components/fact-list/ruled-facts.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import styles from './office-hours.module.css';

type OfficeHoursProps = { heading: string; facts: readonly Fact[]; note: string };

/** When the office is open. */
export const OfficeHours = ({ heading, facts, note }: OfficeHoursProps) => (
  <div className={styles.hours}>
    <h3>{heading}</h3>
    <RuledFacts look="rows" facts={facts} />
    <p data-text="small">
      <UnbrokenText text={note} />
    </p>
  </div>
);
