import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import { readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import type { Labels } from '#src/content/schemas/labels.ts';
import { type Level, levels } from '#src/content/tool-vocabulary.ts';
import type { AuditTime } from '../audit-time/schema.ts';
import type { Finder } from '../need/schema.ts';
import type { PlanHowPage } from '../page-schema.ts';
import type { Readiness } from '../readiness/schema.ts';
import type { Phases } from '../schedule/schema.ts';
import { GuideTable, type GuideTableProps } from './guide-table.tsx';
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

type Weeks = readonly [number, number];
type Phase = Phases['changeover'][number];
type Statement = Phases['statements'][number];

const weeksText = ([quick, careful]: Weeks) => (quick === careful ? String(quick) : `${quick}–${careful}`);

const weeksOf = ({ weeks }: Phase) => {
  const { small, medium, large } = 'small' in weeks ? weeks : { small: weeks, medium: weeks, large: weeks };
  return [small, medium, large].map(weeksText);
};

const byLevel = (a: { level: Level }, b: { level: Level }) =>
  levels.indexOf(a.level) - levels.indexOf(b.level);

type PartProps = Pick<SectionProps, 'id' | 'ground' | 'layout' | 'children'> & {
  words: { heading: string; note?: string | undefined };
};

const Part = ({ words: { heading, note }, layout = 'split', ...rest }: PartProps) => (
  <Section heading={heading} note={note} layout={layout} reveal="none" {...rest} />
);

type TablePartProps = PartProps & Omit<GuideTableProps, 'caption' | 'fold'> & { showAll: string };

/** A part whose matter is a table of its name. */
const TablePart = ({ columns, rows, isText, showAll, children, ...part }: TablePartProps) => (
  <Part {...part}>
    <GuideTable
      caption={part.words.heading}
      columns={columns}
      rows={rows}
      isText={isText}
      fold={{ id: `${part.id}-table`, label: showAll }}
    />
    {children}
  </Part>
);

type Sourced = { text: string; origin: string; source: string };

/** Rules in sentences, each after a word on what it is, with its source below it. */
const Rules = ({ rules }: { rules: readonly Sourced[] }) => (
  <ul className="plan-rules">
    {rules.map(({ text, origin, source }) => (
      <li key={text}>
        <p data-text="label">{origin}</p>
        <p>{text}</p>
        <p data-text="small">{source}</p>
      </li>
    ))}
  </ul>
);

/**
 * All that the plan goes by, to be read: rules by trade, the public table, categories, phases, invoices, and every question
 * of an auditor. Without script it is the page.
 */
export const PlanGuide = ({
  labels,
  planHow,
  finder,
  auditTime,
  phases,
  readiness,
  pageOf,
}: PlanGuideProps) => {
  const guide = planHow;
  const { showAll } = labels.actions;
  const link = (id: string) => {
    const { name, href } = pageOf(id);
    return <a href={href}>{name}</a>;
  };
  const sourced = ({ source, checkedOn }: { source: string; checkedOn: string }) =>
    fill(guide.source, { source: source.replace(/\.$/, ''), date: readableDay(checkedOn) });
  const ruleOf = (rule: Statement): Sourced => ({
    text: rule.text,
    origin: guide.bases[rule.basis],
    source: sourced(rule),
  });
  const tracks = [
    ...(['system', 'gmp', 'laboratory', 'product'] as const).map((track) => ({
      caption: guide.months.tracks[track],
      phases: phases.tracks[track].phases,
    })),
    { caption: guide.months.tracks.changeover, phases: phases.changeover },
  ];
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
        <div className="plan-trades" id="rule-list" data-fold>
          {trades.map(({ label, rules }) => (
            <section key={label}>
              <h3>
                <UnbrokenText text={label} />
              </h3>
              <ul>
                {rules.toSorted(byLevel).map(({ page, level, reason, also }) => (
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
            </section>
          ))}
        </div>
        <UnfoldButton controls="rule-list" count={trades.length} label={showAll} />
      </Part>
      <TablePart
        id="days"
        words={guide.days}
        showAll={showAll}
        columns={Object.values(auditTime.columns)}
        rows={auditTime.bands.map(({ from, upTo, quality, high, medium, low, limited }) => [
          `${from}–${upTo}`,
          quality,
          high,
          medium,
          low,
          limited,
        ])}
      >
        <Rules
          rules={[
            ...auditTime.statements.map(ruleOf),
            ...auditTime.tables.map(({ page, scale }) => ({
              text: pageOf(page).name,
              origin: guide.bases.rule,
              source: sourced(auditTime.sources[scale]),
            })),
          ]}
        />
      </TablePart>
      <TablePart
        id="work"
        words={guide.work}
        showAll={showAll}
        ground="mist"
        isText
        columns={Object.values(guide.work.columns)}
        rows={auditTime.works.map(({ label, quality, except, environment, safety }) => [
          label,
          except ? `${quality} (${except})` : quality,
          environment,
          safety,
        ])}
      />
      <Part id="others" words={guide.others} layout="stack">
        <div className="plan-tracks">
          {auditTime.others.map(({ page, bands, ...rest }, index) => (
            <div key={page}>
              <h3>
                <UnbrokenText text={pageOf(page).name} />
              </h3>
              <GuideTable
                caption={pageOf(page).name}
                columns={Object.values(guide.others.columns)}
                rows={bands.map(({ from, upTo, days }) => [`${from}–${upTo}`, days])}
                fold={{ id: `other-${index + 1}`, label: showAll }}
              />
              <p data-text="small">{sourced(rest)}</p>
            </div>
          ))}
        </div>
      </Part>
      <TablePart
        id="no-table"
        words={guide.other}
        showAll={showAll}
        isText
        columns={Object.values(guide.other.columns)}
        rows={auditTime.without.map(({ page, rule, drivers = '' }) => [link(page), rule, drivers])}
      />
      <Part id="months" words={guide.months} layout="stack" ground="mist">
        <div className="plan-tracks">
          {tracks.map(({ caption, phases: rows }, index) => (
            <div key={caption}>
              <h3>
                <UnbrokenText text={caption} />
              </h3>
              <GuideTable
                caption={caption}
                columns={Object.values(guide.months.columns)}
                rows={rows.map((phase) => [
                  phase.note ? `${phase.label}, ${phase.note}` : phase.label,
                  ...weeksOf(phase),
                ])}
                fold={{ id: `track-${index + 1}`, label: showAll }}
              />
            </div>
          ))}
        </div>
        <Rules
          rules={[
            ...phases.statements.map(ruleOf),
            ...phases.shorter.map((rule) => ({
              text: pageOf(rule.page).name,
              origin: guide.bases.rule,
              source: sourced(rule),
            })),
          ]}
        />
      </Part>
      <Part id="questions" words={guide.questions} ground="mist">
        {blocks.map(({ heading, questions }) => (
          <details className="tool-fold" key={heading}>
            <summary>{heading}</summary>
            <GuideTable
              caption={heading}
              columns={[clause, question, evidence]}
              isText
              rows={questions.map(({ id, gate, ...asked }) => [
                <span key={id}>
                  {asked.clause}
                  {gate && <b data-text="label"> {guide.gate}</b>}
                </span>,
                asked.question,
                asked.evidence,
              ])}
            />
          </details>
        ))}
      </Part>
    </div>
  );
};
