import type { z } from 'zod';
import { Section } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import type { costPage } from '#src/content/schemas/firm-pages.ts';
import { grouped } from '#src/features/editions/days-left.ts';
import { Fold } from '#src/islands/fold.tsx';
import { Table, type TableProps } from '#src/islands/table.tsx';
import { levels } from '../need/find.ts';
import type { PlanRules } from '../rules-schema.ts';
import { lengths, type PhaseRow, sizes, tracks, weeksGiven } from '../schedule/paths.ts';
import type { PlanHowPage } from '../words-schema.ts';
import { Flow } from './flow.tsx';
import { rulesByTrade } from './rules-by-trade.ts';

type Rule = PlanRules['phases']['statements'][number];
type Rows = TableProps['rows'];

/** A part of the page: its tables, all of the same columns, and sentences after a word on what they are, with their sources. */
type Part = {
  id: 'months' | 'rules' | 'days' | 'work' | 'others' | 'no-table' | 'questions';
  tables: readonly { name: string; rows: Rows; source?: string }[];
  rules?: readonly Rule[];
};

type PlanGuideProps = PlanRules & {
  cost: z.infer<typeof costPage>;
  planHow: PlanHowPage;
  /** A page as the guide names it. */
  pageOf: (id: string) => { name: string; href: string };
};

/** Parts that stand side by side, with small headings; those of figures; those on another ground. */
const beside = ['work', 'others', 'no-table'];
const figures = ['months', 'days', 'others'];
const onMist = ['rules', 'questions'];

/** The weeks of a phase by size: `2–3`, or `2` where both plans take as long. */
const weeksOf = (phase: PhaseRow) =>
  sizes.map((size) => [...new Set(lengths.map((length) => weeksGiven(phase, length, size)))].join('–'));

/**
 * All that the plan goes by, to be read: rules by trade, the public table, categories, phases, invoices, and every question
 * of an auditor. Without script it is the page.
 */
export const PlanGuide = (props: PlanGuideProps) => {
  const { cost, planHow: guide, pageOf, finder, auditTime, phases, readiness } = props;
  const whole = (rows: Rows) => [{ name: fill(guide.whole, { count: rows.length }), rows }];
  const link = (id: string) => {
    const { name, href } = pageOf(id);
    return <a href={href}>{name}</a>;
  };
  const ruleOf = (page: string) => ({ text: pageOf(page).name, basis: 'rule' as const });
  /** Where a figure comes from, and when that was looked at. */
  const sourceOf = ({ source, checkedOn }: Pick<Rule, 'source' | 'checkedOn'>) =>
    fill(guide.source, { source: source.replace(/\.$/, ''), date: readableDay(checkedOn) });
  const parts: readonly Part[] = [
    {
      id: 'months',
      tables: ([...tracks, 'changeover'] as const).map((track) => ({
        name: guide.months.tracks[track],
        rows: (track === 'changeover' ? phases.changeover : phases.tracks[track].phases).map((phase) => [
          phase.note ? `${phase.label}, ${phase.note}` : phase.label,
          ...weeksOf(phase),
        ]),
      })),
      rules: [...phases.statements, ...phases.otherWeeks.map((rule) => ({ ...rule, ...ruleOf(rule.page) }))],
    },
    {
      id: 'rules',
      tables: rulesByTrade(finder, guide.rules).map(({ label, rules: ofTrade }) => ({
        name: label,
        rows: levels
          .flatMap((level) => ofTrade.filter((rule) => rule.level === level))
          .map(({ page, level, reason, also }) => [
            link(page),
            finder.levels[level],
            <span key={reason}>
              {also.length > 0 && <i>{also.join(', ')}. </i>}
              <UnbrokenText text={reason} />
            </span>,
          ]),
      })),
    },
    {
      id: 'days',
      tables: whole(
        auditTime.bands.map(({ from, upTo, ...days }) => [`${from}–${upTo}`, ...Object.values(days)]),
      ),
      rules: [
        ...auditTime.statements,
        ...auditTime.tables.map((rule) => ({ ...rule, ...ruleOf(rule.page) })),
      ],
    },
    {
      id: 'work',
      tables: whole(
        auditTime.works.map(({ label, quality, except, environment, safety }) => [
          label,
          except ? `${quality} (${except})` : quality,
          environment,
          safety,
        ]),
      ),
    },
    {
      id: 'others',
      tables: auditTime.others.map(({ page, bands, ...rest }) => ({
        name: pageOf(page).name,
        rows: bands.map(({ from, upTo, days }) => [
          upTo ? `${from}–${upTo}` : fill(guide.others.more, { from: grouped(from) }),
          days,
        ]),
        source: sourceOf(rest),
      })),
    },
    {
      id: 'no-table',
      tables: whole(auditTime.without.map(({ page, rule, drivers = '' }) => [link(page), rule, drivers])),
    },
    {
      id: 'questions',
      tables: [
        { name: guide.questions.shared, questions: readiness.shared },
        ...readiness.standards.map(({ page, questions }) => ({ name: pageOf(page).name, questions })),
      ].map(({ name, questions }) => ({
        name,
        rows: questions.map(({ clause, question, evidence, gate }) => [
          <span key={question}>
            {clause}
            {gate && <b data-text="label"> {guide.gate}</b>}
          </span>,
          question,
          evidence,
        ]),
      })),
    },
  ];
  return parts.map(({ id, tables, rules }) => {
    const { heading, note, detail, ...words } = guide[id];
    const columns = 'columns' in words ? words.columns : cost.auditDays.columns;
    return (
      <Section
        key={id}
        id={id}
        heading={heading}
        isMinor={beside.includes(id)}
        note={[note, detail].filter(Boolean).join(' ')}
        ground={onMist.includes(id) ? 'mist' : undefined}
        reveal="none"
      >
        {'terms' in words && (
          <p className="plan-terms" data-text="small">
            {words.terms}
          </p>
        )}
        {id === 'months' && <Flow words={guide.months} phases={phases.tracks.system.phases} />}
        <div className="plan-tables">
          {tables.map(({ name, rows, source }) => (
            <Fold key={name} name={name} isOpen={id === 'days'}>
              <figure
                className="tool-scroll"
                aria-label={tables.length > 1 ? name : heading}
                // biome-ignore lint/a11y/noNoninteractiveTabindex: on narrow screens it scrolls, by the keyboard too.
                tabIndex={0}
              >
                <Table
                  columns={Object.values(columns)}
                  rows={rows}
                  hasFigures={figures.includes(id)}
                  className={id === 'days' ? 'audit-days' : undefined}
                />
              </figure>
              {source && <p data-text="small">{source}</p>}
            </Fold>
          ))}
          {rules && (
            <Fold name={fill(guide.behind, { count: rules.length })}>
              <dl className="tool-facts plan-rules">
                {rules.map((rule) => (
                  <div key={rule.text}>
                    <dt data-text="label">{guide.bases[rule.basis]}</dt>
                    <dd>
                      <UnbrokenText text={rule.text} />
                      <p data-text="small">{sourceOf(rule)}</p>
                    </dd>
                  </div>
                ))}
              </dl>
            </Fold>
          )}
        </div>
      </Section>
    );
  });
};
