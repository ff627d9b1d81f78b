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

const GapReport = ({ title, part, grades, rows, sum }: SpecimensOfWork['gapReport']) => (
  <Sheet title={title} part={part}>
    <ul className={ruled.rows} data-text="small">
      {rows.map(({ clause, found, grade, closedIn }) => (
        <li key={clause} data-grade={grade}>
          <b className={styles.clause} data-text="name">
            {clause}
          </b>{' '}
          <span className={styles.grade}>{grades[grade]}</span>{' '}
          <span className={styles.weeks}>{closedIn}</span>{' '}
          <span className={styles.found}>
            <UnbrokenText text={found} />
          </span>
        </li>
      ))}
    </ul>
    <p data-text="small">{sum}</p>
  </Sheet>
);

const MonthPlan = ({ title, part, parties, months, rows, sum }: SpecimensOfWork['monthPlan']) => {
  const last = Math.max(...rows.map(({ to }) => to));
  return (
    <Sheet title={title} part={part}>
      <ol className={ruled.rows} data-text="small">
        {rows.map(({ step, from, to, by }) => (
          <li key={step} data-by={by}>
            {step} <span className={styles.party}>{parties[by]}</span>
            <span data-visually-hidden>, {fill(months, { from, to })}</span>
            <svg viewBox={`0 0 ${last} 1`} preserveAspectRatio="none" aria-hidden="true">
              <path d={`M${from - 1} 0H${to}V1H${from - 1}`} />
            </svg>
          </li>
        ))}
      </ol>
      <p data-text="small">{sum}</p>
    </Sheet>
  );
};

/** What the firm's work looks like: a page of a gap report, a plan by months, a finding of an internal audit. */
export const Specimens = ({ heading, note, gapReport, monthPlan, finding }: SpecimensOfWork) => (
  <Section id="work" heading={heading} note={note} ground="mist">
    <div className={styles.sheets}>
      <GapReport {...gapReport} />
      <MonthPlan {...monthPlan} />
      <Sheet title={finding.title} part={finding.part}>
        <FactList className={ruled.rows} facts={finding.facts} text="small" />
      </Sheet>
    </div>
  </Section>
);
