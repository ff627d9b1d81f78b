import { Section } from '#src/components/section/section.tsx';
import { Split } from '#src/components/split/split.tsx';
import type { Clauses } from '#src/content/schemas/service-sections.ts';
import styles from './clause-table.module.css';

export type ClauseTableProps = { clauses: Clauses };

/** The outline of a standard: one line a clause, its number large. */
export const ClauseTable = ({ clauses }: ClauseTableProps) => (
  <Section id="clauses" labelledBy="clauses-heading" ground="mist">
    <Split id="clauses-heading" heading={clauses.heading} note={clauses.note}>
      <ul className={styles.clauses}>
        {clauses.items.map(({ number, title, text }) => (
          <li key={number}>
            <span className={styles.number}>{number}</span>
            <div>
              <h3>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Split>
  </Section>
);
