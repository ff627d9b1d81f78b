import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { fill } from '#src/content/fill.ts';
import type { Labels } from '#src/content/schemas/labels.ts';
import { grouped } from '#src/features/editions/days-left.ts';
import { Fold } from '#src/islands/fold.tsx';
import type { AuditTime } from '../audit-time/schema.ts';
import type { Finder } from '../need/schema.ts';
import type { PlanHowPage } from '../page-schema.ts';
import type { Readiness } from '../readiness/schema.ts';
import { lengths, type PhaseRow, weeksGiven } from '../schedule/paths.ts';
import type { Phases } from '../schedule/schema.ts';
import { levels, sizes, tracks } from '../vocabulary.ts';
import { Part, Rules, Scroller, SmallTables, sourceOf, TablePart } from './guide-parts.tsx';
import { rulesByTrade } from './rules-by-trade.ts';

type PlanGuideProps = {
  labels: Labels;
  planHow: PlanHowPage;
  finder: Finder;
  auditTime: AuditTime;
  phases: Phases;
  readiness: Readiness;
  /** A page as the guide names it. */
  pageOf: (id: string) => { name: string; href: string };
};

/** The weeks of a phase by size: `2–3`, or `2` where both plans take as long. */
const weeksOf = (phase: PhaseRow) =>
  sizes.map((size) => [...new Set(lengths.map((length) => weeksGiven(phase, length, size)))].join('–'));

/**
 * All that the plan goes by, to be read: rules by trade, the public table, categories, phases, invoices, and every question
 * of an auditor. Without script it is the page.
 */
export const PlanGuide = ({ labels, planHow: guide, pageOf, ...rules }: PlanGuideProps) => {
  const { finder, auditTime, phases, readiness } = rules;
  const { showAll } = labels.actions;
  const link = (id: string) => {
    const { name, href } = pageOf(id);
    return <a href={href}>{name}</a>;
  };
  const ruleOf = (page: string) => ({ text: pageOf(page).name, basis: 'rule' as const });
  const trades = rulesByTrade(finder, guide.trades);
  const blocks = [
    { heading: guide.questions.shared, questions: readiness.shared },
    ...readiness.standards.map(({ page, questions }) => ({ heading: pageOf(page).name, questions })),
  ];
  const { clause, question, evidence } = guide.questions.columns;
  return (
    <div className="plan-guide" id="guide">
      <Part id="rules" words={guide.trades} layout="stack" ground="mist">
        <p className="plan-terms" data-text="small">
          {guide.trades.terms}
        </p>
        <div className="plan-trades">
          {trades.map(({ label, rules: ofTrade }) => (
            <Fold key={label} name={label}>
              <ul>
                {levels
                  .flatMap((level) => ofTrade.filter((rule) => rule.level === level))
                  .map(({ page, level, reason, also }) => (
                    <li key={`${page} ${level} ${reason}`} data-level={level}>
                      <b data-text="label">
                        {finder.levels[level]}
                        <span data-visually-hidden>:</span>
                      </b>{' '}
                      {link(page)}
                      {also.length > 0 && <i> {also.join(', ')}.</i>} <UnbrokenText text={reason} />
                    </li>
                  ))}
              </ul>
            </Fold>
          ))}
        </div>
      </Part>
      <TablePart
        id="days"
        words={guide.days}
        showAll={showAll}
        hasFigures
        columns={Object.values(auditTime.columns)}
        rows={auditTime.bands.map(({ from, upTo, ...days }) => [`${from}–${upTo}`, ...Object.values(days)])}
      >
        <Rules
          words={guide}
          rules={[
            ...auditTime.statements,
            ...auditTime.tables.map(({ page, scale }) => ({ ...auditTime.sources[scale], ...ruleOf(page) })),
          ]}
        />
      </TablePart>
      <TablePart
        id="work"
        words={guide.work}
        showAll={showAll}
        ground="mist"
        columns={Object.values(guide.work.columns)}
        rows={auditTime.works.map(({ label, quality, except, environment, safety }) => [
          label,
          except ? `${quality} (${except})` : quality,
          environment,
          safety,
        ])}
      />
      <Part id="others" words={guide.others} layout="stack">
        <SmallTables
          columns={Object.values(guide.others.columns)}
          tables={auditTime.others.map(({ page, bands, ...rest }) => ({
            caption: pageOf(page).name,
            rows: bands.map(({ from, upTo, days }) => [
              upTo ? `${from}–${upTo}` : fill(guide.others.more, { from: grouped(from) }),
              days,
            ]),
            source: sourceOf(rest, guide),
          }))}
        />
      </Part>
      <TablePart
        id="no-table"
        words={guide.other}
        showAll={showAll}
        columns={Object.values(guide.other.columns)}
        rows={auditTime.without.map(({ page, rule, drivers = '' }) => [link(page), rule, drivers])}
      />
      <Part id="months" words={guide.months} layout="stack" ground="mist">
        <SmallTables
          columns={Object.values(guide.months.columns)}
          tables={([...tracks, 'changeover'] as const).map((track) => ({
            caption: guide.months.tracks[track],
            rows: (track === 'changeover' ? phases.changeover : phases.tracks[track].phases).map((phase) => [
              phase.note ? `${phase.label}, ${phase.note}` : phase.label,
              ...weeksOf(phase),
            ]),
          }))}
        />
        <Rules
          words={guide}
          rules={[...phases.statements, ...phases.shorter.map((rule) => ({ ...rule, ...ruleOf(rule.page) }))]}
        />
      </Part>
      <Part id="questions" words={guide.questions} ground="mist">
        {blocks.map(({ heading, questions }) => (
          <Fold key={heading} name={heading}>
            <Scroller
              caption={heading}
              columns={[clause, question, evidence]}
              rows={questions.map(({ gate, ...asked }) => [
                <span key={asked.question}>
                  {asked.clause}
                  {gate && <b data-text="label"> {guide.gate}</b>}
                </span>,
                asked.question,
                asked.evidence,
              ])}
            />
          </Fold>
        ))}
      </Part>
    </div>
  );
};
