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
import type { PlanHowPage, Readiness } from '../page-schema.ts';
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

type ScrollerProps = Pick<TableProps, 'rows' | 'hasFigures'> & {
  caption: string;
  columns: Readonly<Record<string, string>>;
};

/** A table that scrolls by itself where it is wider than its place. */
const Scroller = ({ columns, ...table }: ScrollerProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: on narrow screens it scrolls, by the keyboard too.
  <figure className="plan-scroll" aria-label={table.caption} tabIndex={0}>
    <Table {...table} columns={Object.values(columns)} />
  </figure>
);

type TablePartProps = PartProps & Omit<ScrollerProps, 'caption'> & { showAll: string };

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

/** A table under its name, with where its figures come from, where that is not said of all. */
const FoldedTable = ({ source, ...table }: ScrollerProps & { source?: string }) => (
  <Fold name={table.caption}>
    <Scroller {...table} />
    {source && <p data-text="small">{source}</p>}
  </Fold>
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
        columns={auditTime.columns}
        showAll={showAll}
        hasFigures
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
        columns={guide.work.columns}
        showAll={showAll}
        ground="mist"
        rows={auditTime.works.map(({ label, quality, except, environment, safety }) => [
          label,
          except ? `${quality} (${except})` : quality,
          environment,
          safety,
        ])}
      />
      <Part id="others" words={guide.others} layout="stack">
        <div className="plan-tracks">
          {auditTime.others.map(({ page, bands, ...rest }) => (
            <FoldedTable
              key={page}
              caption={pageOf(page).name}
              columns={guide.others.columns}
              rows={bands.map(({ from, upTo, days }) => [
                upTo ? `${from}–${upTo}` : fill(guide.others.more, { from: grouped(from) }),
                days,
              ])}
              hasFigures
              source={sourceOf(rest, guide)}
            />
          ))}
        </div>
      </Part>
      <TablePart
        id="no-table"
        words={guide.other}
        columns={guide.other.columns}
        showAll={showAll}
        rows={auditTime.without.map(({ page, rule, drivers = '' }) => [link(page), rule, drivers])}
      />
      <Part id="months" words={guide.months} layout="stack" ground="mist">
        <div className="plan-tracks">
          {([...tracks, 'changeover'] as const).map((track) => (
            <FoldedTable
              key={track}
              caption={guide.months.tracks[track]}
              columns={guide.months.columns}
              rows={(track === 'changeover' ? phases.changeover : phases.tracks[track].phases).map(
                (phase) => [phase.note ? `${phase.label}, ${phase.note}` : phase.label, ...weeksOf(phase)],
              )}
              hasFigures
            />
          ))}
        </div>
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
          <FoldedTable
            key={heading}
            caption={heading}
            columns={guide.questions.columns}
            rows={questions.map(({ clause, question, evidence, gate }) => [
              <span key={question}>
                {clause}
                {gate && <b data-text="label"> {guide.gate}</b>}
              </span>,
              question,
              evidence,
            ])}
          />
        ))}
      </Part>
    </div>
  );
};
