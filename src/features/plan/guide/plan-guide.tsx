import { Fragment } from 'react';
import type { z } from 'zod';
import { Section } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import type { costPage } from '#src/content/schemas/firm-pages.ts';
import { grouped } from '#src/features/editions/days-left.ts';
import { Fold } from '#src/islands/fold.tsx';
import { ScrollingTable, Table, type TableProps } from '#src/islands/table.tsx';
import { levels } from '../need/find.ts';
import type { PlanRules } from '../rules-schema.ts';
import { lengths, sizes, tracks, weeksGiven } from '../schedule/paths.ts';
import type { PlanHowPage } from '../words-schema.ts';
import { Flow, weeksInWords } from './flow.tsx';
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
const figures = ['days', 'others'];
const onMist = ['rules', 'questions'];

/** Days below one another with their points in a line: `2.0`, `2.5`. */
const inHalves = (days: number | undefined) => days?.toFixed(1);

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
          ...sizes.map((size) =>
            weeksInWords(
              lengths.map((length) => weeksGiven(phase, length, size)),
              guide.months,
            ),
          ),
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
            <Fragment key={reason}>
              {also.length > 0 && <i>{`${also.join(', ')}. `}</i>}
              <UnbrokenText text={reason} />
            </Fragment>,
          ]),
      })),
    },
    {
      id: 'days',
      tables: whole(
        auditTime.bands.map(({ from, upTo, ...days }) => [
          <span key={from} data-text="label">{`${from}–${upTo}`}</span>,
          ...Object.values(days).map(inHalves),
        ]),
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
          inHalves(days),
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
          <Fragment key={question}>
            {clause}
            {gate && <b data-text="label"> {guide.gate}</b>}
          </Fragment>,
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
              {figures.includes(id) ? (
                <ScrollingTable
                  className={id === 'days' ? 'audit-days' : ''}
                  hasFigures
                  caption={tables.length > 1 ? name : heading}
                  columns={Object.values(columns)}
                  rows={rows}
                />
              ) : (
                <Table isStacked columns={Object.values(columns)} rows={rows} />
              )}
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
