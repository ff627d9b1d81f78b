import type { ReactNode } from 'react';
import type { z } from 'zod';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { readableDay } from '#src/content/days.ts';
import { plainOf } from '#src/content/designation.ts';
import { fill } from '#src/content/fill.ts';
import type { costPage } from '#src/content/schemas/firm-pages.ts';
import { grouped } from '#src/features/editions/days-left.ts';
import { Table, type TableProps } from '#src/islands/table.tsx';
import { AuditDaysTable } from '../audit-time/audit-days-table.tsx';
import { levels } from '../need/find.ts';
import type { PlanRules } from '../rules-schema.ts';
import { lengths, sizes, tracks, weeksGiven } from '../schedule/paths.ts';
import type { PlanHowPage } from './page-schema.ts';
import { rulesByTrade } from './rules-by-trade.ts';

type Rule = PlanRules['phases']['statements'][number];
type Rows = TableProps['rows'];

/** A part of the page: its tables by their names, and sentences after a word on what they are, with their sources. */
export type Part = {
  id: 'months' | 'rules' | 'days' | 'work' | 'others' | 'no-table' | 'questions';
  tables: readonly { name: string; line?: string; table: ReactNode }[];
  rules?: readonly Rule[];
};

/** What the guide is made of. */
export type GuideContent = PlanRules & {
  cost: z.infer<typeof costPage>;
  planHow: PlanHowPage;
  /** A page as the guide names it. */
  pageOf: (id: string) => { name: string; href: string };
};

type SourceProps = Pick<Rule, 'source' | 'checkedOn'> & { words: string };

/** Where a figure comes from, and when that was looked at. */
export const Source = ({ source, checkedOn, words }: SourceProps) => (
  <p data-text="small">{fill(words, { source: source.replace(/\.$/, ''), date: readableDay(checkedOn) })}</p>
);

/** All that the plan goes by, in the order of the page. */
export const guideParts = (content: GuideContent): Part[] => {
  const { cost, planHow: guide, pageOf, finder, auditTime, phases, readiness } = content;
  const linkTo = (page: string) => <a href={pageOf(page).href}>{pageOf(page).name}</a>;
  const ruleOf = (page: string) => ({ text: pageOf(page).name, basis: 'rule' as const });
  const all = (id: Exclude<Part['id'], 'rules'>, { length }: readonly unknown[]) =>
    fill(guide[id].all, { count: length });
  /** A table of sentences. */
  const tableOf = (id: 'rules' | 'work' | 'no-table' | 'questions', rows: Rows) => (
    <Table isStacked columns={Object.values(guide[id].columns)} rows={rows} />
  );
  /** The same, named by how many rows it has. */
  const wholeTable = (id: 'work' | 'no-table', rows: Rows) => ({
    name: all(id, rows),
    table: tableOf(id, rows),
  });
  return [
    {
      id: 'rules',
      tables: rulesByTrade(finder, guide.rules).map(({ label, rules: ofTrade, isAny }) => {
        const sorted = levels.flatMap((level) => ofTrade.filter((rule) => rule.level === level));
        const rows = sorted.map(({ page, level, reason, also }) => [
          linkTo(page),
          finder.levels[level],
          <UnbrokenText key={reason} text={[...also, reason].join('. ')} />,
        ]);
        const leading = sorted
          .filter(({ level }) => level === 'start')
          .map(({ page }) => plainOf(pageOf(page).name));
        // What holds for any trade depends on the reason.
        const line = isAny ? '' : [...new Set(leading)].join(', ');
        return { name: label, line, table: tableOf('rules', rows) };
      }),
    },
    {
      id: 'days',
      tables: [
        {
          name: all('days', auditTime.bands),
          table: (
            <AuditDaysTable
              words={{ ...cost.auditDays, caption: guide.days.heading }}
              bands={auditTime.bands}
            />
          ),
        },
      ],
      rules: [
        ...auditTime.statements,
        ...auditTime.tables.map((rule) => ({ ...rule, ...ruleOf(rule.page) })),
      ],
    },
    {
      id: 'work',
      tables: [
        wholeTable(
          'work',
          auditTime.works.map(({ label, quality, except, environment, safety }) => [
            label,
            except ? `${quality} (${except})` : quality,
            environment,
            safety,
          ]),
        ),
      ],
    },
    {
      id: 'others',
      tables: auditTime.others.map(({ page, bands, ...rest }) => ({
        name: pageOf(page).name,
        table: (
          <>
            <Table
              figures="counted"
              columns={Object.values(guide.others.columns)}
              rows={bands.map(({ from, upTo, days }) => [
                upTo ? `${from}–${upTo}` : fill(guide.others.more, { from: grouped(from) }),
                days,
              ])}
            />
            <Source {...rest} words={guide.source} />
          </>
        ),
      })),
    },
    {
      id: 'no-table',
      tables: [
        wholeTable(
          'no-table',
          auditTime.without.map(({ page, rule, drivers = '' }) => [linkTo(page), rule, drivers]),
        ),
      ],
    },
    {
      id: 'months',
      tables: ([...tracks, 'changeover'] as const).map((track) => {
        const rows = track === 'changeover' ? phases.changeover : phases.tracks[track].phases;
        return {
          name: guide.months.tracks[track],
          table: (
            <Table
              figures="counted"
              over={[{ columns: 1 }, { text: guide.months.over, columns: sizes.length }]}
              columns={Object.values(guide.months.columns)}
              rows={rows.map((phase) => [
                phase.note ? `${phase.label}, ${phase.note}` : phase.label,
                ...sizes.map((size) =>
                  [...new Set(lengths.map((length) => weeksGiven(phase, length, size)))].join('–'),
                ),
              ])}
            />
          ),
        };
      }),
      rules: [...phases.statements, ...phases.otherWeeks.map((rule) => ({ ...rule, ...ruleOf(rule.page) }))],
    },
    {
      id: 'questions',
      tables: [
        { name: guide.questions.shared, questions: readiness.shared },
        ...readiness.standards.map(({ page, questions }) => ({ name: pageOf(page).name, questions })),
      ].map(({ name, questions }) => ({
        name,
        table: tableOf(
          'questions',
          questions.map(({ clause, question, evidence, gate }) => [
            gate ? <b key={clause}>{`${clause} ${guide.gate}`}</b> : clause,
            question,
            evidence,
          ]),
        ),
      })),
    },
  ];
};
