import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import { readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import type { Labels } from '#src/content/schemas/labels.ts';
import { grouped } from '#src/features/editions/days-left.ts';
import { Fold } from '#src/islands/fold.tsx';
import { Table, type TableProps } from '#src/islands/table.tsx';
import type { AuditTime } from '../audit-time/schema.ts';
import type { Finder } from '../need/schema.ts';
import type { PlanHowPage } from '../page-schema.ts';
import type { Readiness } from '../readiness/schema.ts';
import { lengths, type PhaseRow, weeksGiven } from '../schedule/paths.ts';
import type { Phases } from '../schedule/schema.ts';
import { levels, sizes, tracks } from '../vocabulary.ts';
import { rulesByTrade } from './rules-by-trade.ts';

type PartProps = Pick<SectionProps, 'id' | 'ground' | 'layout' | 'children'> & {
  words: { heading: string; note?: string | undefined };
};

/** A part of the guide under its heading. */
const Part = ({ words: { heading, note }, layout = 'split', ...rest }: PartProps) => (
  <Section heading={heading} note={note} layout={layout} reveal="none" {...rest} />
);

/** A table that scrolls by itself where it is wider than its place. */
const Scroller = (table: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: on narrow screens it scrolls, by the keyboard too.
  <figure className="plan-scroll" aria-label={table.caption} tabIndex={0}>
    <Table {...table} />
  </figure>
);

type TablePartProps = PartProps & Omit<TableProps, 'caption'> & { showAll: string };

/** A part whose matter is a table of its name, which phones fold: `Show all {count}`. */
const TablePart = ({ columns, rows, hasFigures, showAll, children, ...part }: TablePartProps) => (
  <Part {...part}>
    <div id={`${part.id}-table`} data-fold>
      {/* The scroller is inside what is folded: there the keyboard passes it over. */}
      <div data-detail>
        <Scroller caption={part.words.heading} {...{ columns, rows, hasFigures }} />
      </div>
    </div>
    <UnfoldButton controls={`${part.id}-table`} count={rows.length} label={showAll} />
    {children}
  </Part>
);

type SmallTablesProps = {
  columns: readonly string[];
  /** Each with where its figures come from, where that is not said of all. */
  tables: readonly { caption: string; rows: TableProps['rows']; source?: string }[];
};

/** Small tables beside each other, each under its name. */
const SmallTables = ({ columns, tables }: SmallTablesProps) => (
  <div className="plan-tracks">
    {tables.map(({ caption, rows, source }) => (
      <Fold key={caption} name={caption}>
        <Scroller {...{ caption, columns, rows }} hasFigures />
        {source && <p data-text="small">{source}</p>}
      </Fold>
    ))}
  </div>
);

type Rule = Phases['statements'][number];

/** Where a figure comes from, and when that was looked at. */
const sourceOf = ({ source, checkedOn }: Pick<Rule, 'source' | 'checkedOn'>, words: PlanHowPage) =>
  fill(words.source, { source: source.replace(/\.$/, ''), date: readableDay(checkedOn) });

/** Rules in sentences, each after a word on what it is, with its source below it. */
const Rules = ({ rules, words }: { rules: readonly Rule[]; words: PlanHowPage }) => (
  <ul className="plan-rules">
    {rules.map((rule) => (
      <li key={rule.text}>
        <p data-text="label">{words.bases[rule.basis]}</p>
        <p>{rule.text}</p>
        <p data-text="small">{sourceOf(rule, words)}</p>
      </li>
    ))}
  </ul>
);

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
          rules={[
            ...phases.statements,
            ...phases.otherWeeks.map((rule) => ({ ...rule, ...ruleOf(rule.page) })),
          ]}
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
