import type { ReactNode } from 'react';
import type { z } from 'zod';
import { Section } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import type { costPage } from '#src/content/schemas/firm-pages.ts';
import type { Labels } from '#src/content/schemas/labels.ts';
import { grouped } from '#src/features/editions/days-left.ts';
import { Fold } from '#src/islands/fold.tsx';
import { Table, type TableProps } from '#src/islands/table.tsx';
import { AuditDaysTable } from '../audit-time/audit-days-table.tsx';
import { levels } from '../need/find.ts';
import type { PlanRules } from '../rules-schema.ts';
import { lengths, outlineOf, sizes, tracks, weeksGiven } from '../schedule/paths.ts';
import { Chart } from '../view/chart.tsx';
import type { PlanHowPage, PlanWords } from '../words-schema.ts';
import { rulesByTrade } from './rules-by-trade.ts';

type Rule = PlanRules['phases']['statements'][number];
type Rows = TableProps['rows'];

/** A part of the page: its tables, each in a fold, and sentences after a word on what they are, with their sources. */
type Named = { name: string; table: ReactNode };

type Part = {
  id: 'months' | 'rules' | 'days' | 'work' | 'others' | 'no-table' | 'questions';
  tables: readonly Named[];
  rules?: readonly Rule[];
};

type PlanGuideProps = PlanRules & {
  cost: z.infer<typeof costPage>;
  planHow: PlanHowPage;
  planWords: PlanWords;
  labels: Pick<Labels, 'sections'>;
  /** A page as the guide names it. */
  pageOf: (id: string) => { name: string; href: string };
};

/** Parts on another ground; those whose first table is read at once. */
const onMist = ['rules', 'months'];
const open = ['days', 'months'];

/** The parts by which a plan is worked out, one after the other; others stand beside them, with small headings. */
const inOrder: readonly Part['id'][] = ['rules', 'days', 'months', 'questions'];

/**
 * All that the plan goes by, to be read: rules by trade, the public table, categories, phases, invoices, and every question
 * of an auditor. Without script it is the page.
 */
export const PlanGuide = (props: PlanGuideProps) => {
  const { cost, labels, planHow: guide, planWords, pageOf, finder, auditTime, phases, readiness } = props;
  const linkTo = (page: string) => <a href={pageOf(page).href}>{pageOf(page).name}</a>;
  const ruleOf = (page: string) => ({ text: pageOf(page).name, basis: 'rule' as const });
  /** Where a figure comes from, and when that was looked at. */
  const sourceOf = ({ source, checkedOn }: Pick<Rule, 'source' | 'checkedOn'>) => (
    <p data-text="small">
      {fill(guide.source, { source: source.replace(/\.$/, ''), date: readableDay(checkedOn) })}
    </p>
  );
  const all = (id: Part['id'], { length }: readonly unknown[]) => fill(guide[id].all, { count: length });
  /** A table of sentences, by its name or how many rows it has. */
  const tableOf = (id: 'rules' | 'work' | 'no-table' | 'questions', rows: Rows, name = all(id, rows)) => ({
    name,
    table: <Table isStacked columns={Object.values(guide[id].columns)} rows={rows} />,
  });
  const parts: readonly Part[] = [
    {
      id: 'rules',
      tables: rulesByTrade(finder, guide.rules).map(({ label, rules: ofTrade }) => {
        const sorted = levels.flatMap((level) => ofTrade.filter((rule) => rule.level === level));
        const rows = sorted.map(({ page, level, reason, also }) => [
          linkTo(page),
          finder.levels[level],
          <UnbrokenText key={reason} text={[...also, reason].join('. ')} />,
        ]);
        return tableOf('rules', rows, label);
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
        tableOf(
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
            {sourceOf(rest)}
          </>
        ),
      })),
    },
    {
      id: 'no-table',
      tables: [
        tableOf(
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
      ].map(({ name, questions }) =>
        tableOf(
          'questions',
          questions.map(({ clause, question, evidence, gate }) => [
            gate ? <b key={clause}>{`${clause} ${guide.gate}`}</b> : clause,
            question,
            evidence,
          ]),
          name,
        ),
      ),
    },
  ];
  const drawn = (
    <div>
      <h3 data-text="heading">{guide.months.drawn}</h3>
      <Chart
        ways={[
          {
            plans: lengths.map((length, at) => ({
              head: planWords.ways.heads.late[at] ?? '',
              phases: outlineOf(phases.tracks.system.phases, length, 'medium'),
            })),
          },
        ]}
        words={planWords.ways}
        isSettled={false}
      />
    </div>
  );
  const sections = parts.map(({ id, tables, rules }) => {
    const { heading, note, detail, ...words } = guide[id];
    const first = open.includes(id) ? tables[0] : undefined;
    const folds = tables.slice(first ? 1 : 0).map(({ name, table }) => (
      <Fold key={name} name={name}>
        {table}
      </Fold>
    ));
    /** Shown at once, but on phones. */
    const shown = (name: string, matter: ReactNode) => (
      <Fold name={name}>
        <div className="plan-tables">{matter}</div>
      </Fold>
    );
    return (
      <Section
        key={id}
        id={id}
        heading={heading}
        isMinor={!inOrder.includes(id)}
        note={[note, detail].filter(Boolean).join(' ')}
        ground={onMist.includes(id) ? 'mist' : undefined}
        reveal="none"
      >
        {'terms' in words && (
          <p className="plan-terms" data-text="small">
            {words.terms}
          </p>
        )}
        <div className={id === 'months' ? 'plan-months' : undefined}>
          {id === 'months' && drawn}
          {first && shown(first.name, first.table)}
          {folds.length > 1 ? shown(all(id, folds), folds) : folds}
          {rules && (
            <Fold name={fill(guide.behind, { count: rules.length })}>
              <dl className="tool-facts plan-rules">
                {rules.map((rule) => (
                  <div key={rule.text}>
                    <dt data-text="label">{guide.bases[rule.basis]}</dt>
                    <dd>
                      <UnbrokenText text={rule.text} />
                      {sourceOf(rule)}
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
  return (
    <>
      <nav className="plan-order" aria-label={labels.sections.contents}>
        <ol className="tool-cards">
          {inOrder.map((id, at) => (
            <li key={id}>
              <a className="tool-card" href={`#${id}`}>
                <b data-text="numeral" aria-hidden="true">
                  {at + 1}
                </b>
                <span>
                  <b data-text="heading">{guide[id].heading}</b>
                  <span data-text="small">{guide[id].note}</span>
                </span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="plan-guide">{sections}</div>
    </>
  );
};
