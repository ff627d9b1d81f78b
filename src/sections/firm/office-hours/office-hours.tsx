import type { Fact } from '#src/components/fact-list/fact-list.tsx';
import { RuledFacts } from '#src/components/fact-list/ruled-facts.tsx';
import { Section } from '#src/components/section/section.tsx';
import { EntryList } from '#src/sections/shared/entries/entries.tsx';
import styles from './office-hours.module.css';

type OfficeHoursProps = {
  prepare: { heading: string; note?: string | undefined; items: readonly string[] };
  /** To the page that puts it together. */
  action: { label: string; href: string };
  hours: {
    heading: string;
    note: string;
    facts: readonly Fact[];
    /** Says that the hours are samples, while they are. */
    sampleNote?: string | undefined;
  };
};

/** What to have ready, with boxes to tick, and beside it when the office is open. */
export const OfficeHours = ({ prepare, action, hours }: OfficeHoursProps) => (
  <Section id="prepare" heading={prepare.heading} note={prepare.note} action={action} ground="mist">
    <div className={styles.columns}>
      <EntryList id="prepare-list" look="ticks" items={prepare.items} />
      <div className={styles.hours}>
        <h3>{hours.heading}</h3>
        <RuledFacts look="rows" facts={hours.facts} />
        <p data-text="small">{[hours.sampleNote, hours.note].filter(Boolean).join(' ')}</p>
      </div>
    </div>
  </Section>
);
