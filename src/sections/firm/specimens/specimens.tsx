import type { ReactNode } from 'react';
import { FactList } from '#src/components/fact-list/fact-list.tsx';
import ruled from '#src/components/fact-list/ruled-facts.module.css';
import { Section } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { fill } from '#src/content/fill.ts';
import type { Specimens as SpecimensOfWork } from '#src/content/schemas/specimens.ts';
import styles from './specimens.module.css';

/** A sheet of paper, with its title and which page of what it is. */
const Sheet = ({ title, part, children }: { title: string; part: string; children: ReactNode }) => (
  <div className={styles.sheet}>
    <header data-row>
      <h3>{title}</h3>
      <p data-text="label">{part}</p>
    </header>
    {children}
  </div>
);

/** Above its clauses how many of each grade there are. */
const GapReport = ({ title, part, grades, rows }: SpecimensOfWork['gapReport']) => (
  <Sheet title={title} part={part}>
    <ul className={styles.grades}>
      {(['large', 'small', 'none'] as const).map((grade) => (
        <li key={grade} data-grade={grade}>
          <b data-text="figure">{rows.filter((row) => row.grade === grade).length}</b> {grades[grade]}
        </li>
      ))}
    </ul>
    <ul className={styles.rows} data-text="small">
      {rows.map(({ clause, found, grade, closedIn }) => (
        <li key={clause}>
          <b data-text="name" data-grade={grade}>
            {clause}
          </b>{' '}
          <b>{[grades[grade], closedIn].filter(Boolean).join(', ')}</b>{' '}
          <span>
            <UnbrokenText text={found} />
          </span>
        </li>
      ))}
    </ul>
  </Sheet>
);

const MonthPlan = ({ title, part, parties, months, rows, sum }: SpecimensOfWork['monthPlan']) => {
  const last = Math.max(...rows.map(({ to }) => to));
  return (
    <Sheet title={title} part={part}>
      <ol className={styles.rows} data-text="small">
        {rows.map(({ step, from, to, by }) => (
          <li key={step} data-by={by} data-in-words>
            <b>{step}</b> {parties[by]}
            <span data-visually-hidden>, {fill(months, { from, to })}</span>
            <svg
              className={styles.months}
              viewBox={`0 0 ${last} 1`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d={`M0 .5H${last}`} />
              <path d={`M${from - 1} .5H${to}`} />
            </svg>
          </li>
        ))}
      </ol>
      <p data-text="small">{sum}</p>
    </Sheet>
  );
};

const Finding = ({ title, part, grade, seen, facts }: SpecimensOfWork['finding']) => (
  <Sheet title={title} part={part}>
    <p>
      <b data-text="name" data-grade="small">
        {grade}
      </b>
    </p>
    <p data-text="statement">
      <UnbrokenText text={seen} />
    </p>
    <FactList className={ruled.rows} facts={facts} text="small" />
  </Sheet>
);

/** What the firm's work looks like: a page of a gap report, a plan by months, a finding of an internal audit. */
export const Specimens = ({ heading, note, gapReport, monthPlan, finding }: SpecimensOfWork) => (
  <Section id="work" heading={heading} note={note} ground="mist">
    <div className={styles.sheets}>
      <GapReport {...gapReport} />
      <MonthPlan {...monthPlan} />
      <Finding {...finding} />
    </div>
  </Section>
);
