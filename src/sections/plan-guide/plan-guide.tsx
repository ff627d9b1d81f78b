import type { ReactNode } from 'react';
import { Section } from '#src/components/section/section.tsx';
import type { Content } from '#src/content/load.ts';
import { type Level, levels } from '#src/content/tool-vocabulary.ts';
import { GuideTable } from './guide-table.tsx';
import { rulesByTrade } from './rules-by-trade.ts';

export type PlanGuideProps = Pick<
  Content,
  'plan' | 'finder' | 'auditTime' | 'phases' | 'readiness' | 'planWords'
> & {
  /** A page as the guide names it. */
  pageOf: (id: string) => { name: string; href: string };
};

type Weeks = readonly [number, number];
type Phase = Content['phases']['changeover'][number];

const weeksText = ([quick, careful]: Weeks) => (quick === careful ? String(quick) : `${quick}–${careful}`);

const weeksOf = ({ weeks }: Phase) => {
  const { small, medium, large } = 'small' in weeks ? weeks : { small: weeks, medium: weeks, large: weeks };
  return [small, medium, large].map(weeksText);
};

const byLevel = (a: { level: Level }, b: { level: Level }) =>
  levels.indexOf(a.level) - levels.indexOf(b.level);

/**
 * All that the plan goes by, to be read: rules by trade, the public table, categories, phases, invoices, and every question
 * of an auditor. Without script it is the page.
 */
export const PlanGuide = ({
  plan,
  finder,
  auditTime,
  phases,
  readiness,
  planWords,
  pageOf,
}: PlanGuideProps) => {
  const { guide } = plan;
  const link = (id: string): ReactNode => {
    const { name, href } = pageOf(id);
    return <a href={href}>{name}</a>;
  };
  const trades = rulesByTrade(finder, guide.trades);
  const tracks = [
    ...(['system', 'gmp', 'laboratory', 'product'] as const).map((track) => ({
      caption: guide.months.tracks[track],
      phases: phases.tracks[track].phases,
    })),
    { caption: guide.months.tracks.changeover, phases: phases.changeover },
  ];
  const questionRows = (questions: Content['readiness']['shared']) =>
    questions.map(({ id, clause, question, evidence, gate }) => ({
      key: id,
      cells: [
        <span key="clause" data-gate={gate}>
          {clause}
        </span>,
        question,
        evidence,
      ],
    }));
  const { columns } = guide.questions;
  const questionColumns = [columns.clause, columns.question, columns.evidence];
  return (
    <div className="plan-guide" id="guide">
      <Section id="rules" heading={guide.trades.heading} note={guide.trades.note} ground="mist" reveal="none">
        <p className="plan-terms">{guide.trades.terms}</p>
        <div className="plan-trades">
          {trades.map(({ label, rules }) => (
            <section key={label}>
              <h3>{label}</h3>
              <ul>
                {rules.toSorted(byLevel).map(({ page, level, reason, also }) => (
                  <li key={`${page} ${level} ${reason}`} data-level={level}>
                    <b>{finder.levels[level]}</b>: {link(page)}
                    {also.length > 0 && <i> {also.join(', ')}.</i>} {reason}
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Section>
      <Section id="days" heading={guide.days.heading} note={guide.days.note} layout="split" reveal="none">
        <GuideTable
          caption={guide.days.heading}
          columns={Object.values(auditTime.columns)}
          figures
          rows={auditTime.bands.map(({ from, upTo, quality, high, medium, low, limited }) => ({
            key: String(from),
            cells: [`${from}–${upTo}`, quality, high, medium, low, limited],
          }))}
        />
        <ul className="plan-notes">
          {auditTime.statements.map(({ text, basis }) => (
            <li key={text}>
              <b>{planWords.bases[basis].label}</b> {text}
            </li>
          ))}
          {auditTime.sources.map(({ table, text }) => (
            <li key={table}>
              <b>{table}</b> {text}
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="work"
        heading={guide.work.heading}
        note={guide.work.note}
        layout="split"
        ground="mist"
        reveal="none"
      >
        <GuideTable
          caption={guide.work.heading}
          columns={Object.values(guide.work.columns)}
          rows={auditTime.works.map(({ id, label, quality, except, environment, safety }) => ({
            key: id,
            cells: [label, except ? `${quality} (${except})` : quality, environment, safety],
          }))}
        />
      </Section>
      <Section
        id="no-table"
        heading={guide.other.heading}
        note={guide.other.note}
        layout="split"
        reveal="none"
      >
        <GuideTable
          caption={guide.other.heading}
          columns={Object.values(guide.other.columns)}
          rows={auditTime.without.map(({ page, rule, drivers = '' }) => ({
            key: page,
            cells: [link(page), rule, drivers],
          }))}
        />
      </Section>
      <Section
        id="months"
        heading={guide.months.heading}
        note={guide.months.note}
        ground="mist"
        reveal="none"
      >
        <div className="plan-tracks">
          {tracks.map(({ caption, phases: rows }) => (
            <div key={caption}>
              <h3>{caption}</h3>
              <GuideTable
                caption={caption}
                columns={Object.values(guide.months.columns)}
                figures
                rows={rows.map((phase) => ({
                  key: phase.id,
                  cells: [phase.note ? `${phase.label}, ${phase.note}` : phase.label, ...weeksOf(phase)],
                }))}
              />
            </div>
          ))}
        </div>
        <ul className="plan-notes">
          {phases.statements.map(({ text, basis }) => (
            <li key={text}>
              <b>{planWords.bases[basis].label}</b> {text}
            </li>
          ))}
        </ul>
      </Section>
      <Section
        id="invoices"
        heading={guide.invoices.heading}
        note={guide.invoices.note}
        layout="split"
        reveal="none"
      >
        <GuideTable
          caption={guide.invoices.heading}
          columns={Object.values(planWords.invoices.columns)}
          rows={planWords.invoices.rows.map(({ who, what, grows }) => ({
            key: who,
            cells: [who, what, grows],
          }))}
        />
      </Section>
      <Section
        id="questions"
        heading={guide.questions.heading}
        note={guide.questions.note}
        layout="split"
        ground="mist"
        reveal="none"
      >
        {[
          { page: 'shared', heading: guide.questions.shared, questions: readiness.shared },
          ...readiness.standards.map(({ page, questions }) => ({
            page,
            heading: pageOf(page).name,
            questions,
          })),
        ].map(({ page, heading, questions }) => (
          <details className="plan-questions" key={page}>
            <summary>{heading}</summary>
            <GuideTable caption={heading} columns={questionColumns} rows={questionRows(questions)} />
          </details>
        ))}
      </Section>
    </div>
  );
};
