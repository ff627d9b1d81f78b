import { Section } from '#src/components/section/section.tsx';
import styles from './office-hours.module.css';

export type OfficeHoursProps = {
  prepare: { heading: string; note?: string | undefined; items: readonly string[] };
  /** To the page that puts it together. */
  action: { label: string; href: string };
  hours: {
    heading: string;
    note: string;
    lines: readonly { days: string; span: string }[];
    /** Says that the hours are samples, while they are. */
    sampleNote?: string | undefined;
  };
};

/** What to have ready, with boxes to tick, and beside it when the office is open. */
export const OfficeHours = ({ prepare, action, hours }: OfficeHoursProps) => (
  <Section id="prepare" heading={prepare.heading} note={prepare.note} action={action} ground="mist">
    <div className={styles.columns}>
      <ul className={styles.list}>
        {prepare.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <div className={styles.hours}>
        <h3>{hours.heading}</h3>
        <dl className={styles.days}>
          {hours.lines.map(({ days, span }) => (
            <div key={days}>
              <dt>{days}</dt>
              <dd>{span}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>{[hours.sampleNote, hours.note].filter(Boolean).join(' ')}</p>
      </div>
    </div>
  </Section>
);
