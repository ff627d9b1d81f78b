import type { z } from 'zod';
import { Section } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import type { costPage } from '#src/content/schemas/firm-pages.ts';
import { grouped } from '#src/features/editions/days-left.ts';
import { Fold } from '#src/islands/fold.tsx';
import { Table, type TableProps } from '#src/islands/table.tsx';
import type { AuditTime } from '../audit-time/schema.ts';
import { levels } from '../need/find.ts';
import type { Finder } from '../need/schema.ts';
import type { PlanHowPage, Readiness } from '../page-schema.ts';
import { lengths, type PhaseRow, sizes, tracks, weeksGiven } from '../schedule/paths.ts';
import type { Phases } from '../schedule/schema.ts';
import { Flow } from './flow.tsx';
import { rulesByTrade } from './rules-by-trade.ts';

type Rule = Phases['statements'][number];

/** Where a figure comes from, and when that was looked at. */
const sourceOf = ({ source, checkedOn }: Pick<Rule, 'source' | 'checkedOn'>, words: PlanHowPage) =>
  fill(words.source, { source: source.replace(/\.$/, ''), date: readableDay(checkedOn) });

type Part = {
  id: string;
  words: {
    heading: string;
    note: string;
    detail?: string | undefined;
    terms?: string;
    columns?: Readonly<Record<string, string>>;
  };
  /** Its tables, all of the same columns, each folded under its name. */
  tables: readonly { name: string; rows: TableProps['rows']; source?: string }[];
  hasFigures?: boolean;
  /** Whether the tables are seen at first. */
  isOpen?: boolean;
  className?: string;
  /** Sentences, each after a word on what it is, with its source below it. */
  rules?: readonly Rule[];
};

type PlanGuideProps = {
  cost: z.infer<typeof costPage>;
  planHow: PlanHowPage;
  finder: Finder;
  auditTime: AuditTime;
  phases: Phases;
  readiness: Readiness;
  /** A page as the guide names it. */
  pageOf: (id: string) => { name: string; href: string };
};

/** Parts that stand side by side, with small headings. */
const beside = ['work', 'others', 'no-table'];

/** The weeks of a phase by size: `2–3`, or `2` where both plans take as long. */
const weeksOf = (phase: PhaseRow) =>
  sizes.map((size) => [...new Set(lengths.map((length) => weeksGiven(phase, length, size)))].join('–'));

/**
 * All that the plan goes by, to be read: rules by trade, the public table, categories, phases, invoices, and every question
 * of an auditor. Without script it is the page.
 */
export const PlanGuide = ({ cost, planHow: guide, pageOf, ...given }: PlanGuideProps) => {
  const { finder, auditTime, phases, readiness } = given;
  const whole = (rows: TableProps['rows']) => [{ name: fill(guide.whole, { count: rows.length }), rows }];
  const link = (id: string) => {
    const { name, href } = pageOf(id);
    return <a href={href}>{name}</a>;
  };
  const ruleOf = (page: string) => ({ text: pageOf(page).name, basis: 'rule' as const });
  const blocks = [
    { heading: guide.questions.shared, questions: readiness.shared },
    ...readiness.standards.map(({ page, questions }) => ({ heading: pageOf(page).name, questions })),
  ];
  const parts: readonly Part[] = [
    {
      id: 'months',
      words: guide.months,
      hasFigures: true,
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
      words: guide.trades,
      tables: rulesByTrade(finder, guide.trades).map(({ label, rules: ofTrade }) => ({
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
      words: { ...guide.days, columns: cost.auditDays.columns },
      tables: whole(
        auditTime.bands.map(({ from, upTo, ...days }) => [`${from}–${upTo}`, ...Object.values(days)]),
      ),
      hasFigures: true,
      isOpen: true,
      className: 'audit-days',
      rules: [
        ...auditTime.statements,
        ...auditTime.tables.map(({ page, scale }) => ({ ...auditTime.sources[scale], ...ruleOf(page) })),
      ],
    },
    {
      id: 'work',
      words: guide.work,
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
      words: guide.others,
      hasFigures: true,
      tables: auditTime.others.map(({ page, bands, ...rest }) => ({
        name: pageOf(page).name,
        rows: bands.map(({ from, upTo, days }) => [
          upTo ? `${from}–${upTo}` : fill(guide.others.more, { from: grouped(from) }),
          days,
        ]),
        source: sourceOf(rest, guide),
      })),
    },
    {
      id: 'no-table',
      words: guide.other,
      tables: whole(auditTime.without.map(({ page, rule, drivers = '' }) => [link(page), rule, drivers])),
    },
    {
      id: 'questions',
      words: guide.questions,
      tables: blocks.map(({ heading, questions }) => ({
        name: heading,
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
  return parts.map(({ id, words, tables, hasFigures, isOpen, className, rules }) => (
    <Section
      key={id}
      id={id}
      heading={words.heading}
      isMinor={beside.includes(id)}
      note={[words.note, words.detail].filter(Boolean).join(' ')}
      ground={id === 'rules' || id === 'questions' ? 'mist' : undefined}
      reveal="none"
    >
      {words.terms && (
        <p className="plan-terms" data-text="small">
          {words.terms}
        </p>
      )}
      {id === 'months' && <Flow words={guide.months} phases={phases.tracks.system.phases} />}
      <div className="plan-tables">
        {tables.map(({ name, rows, source }) => (
          <Fold key={name} name={name} isOpen={isOpen}>
            <figure
              className="tool-scroll"
              aria-label={tables.length > 1 ? name : words.heading}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: on narrow screens it scrolls, by the keyboard too.
              tabIndex={0}
            >
              <Table columns={Object.values(words.columns ?? {})} {...{ rows, hasFigures, className }} />
            </figure>
            {source && <p data-text="small">{source}</p>}
          </Fold>
        ))}
        {rules && (
          <Fold name={fill(guide.behind, { count: rules.length })}>
            <ul className="plan-rules">
              {rules.map((rule) => (
                <li key={rule.text}>
                  <p data-text="label">{guide.bases[rule.basis]}</p>
                  <p>
                    <UnbrokenText text={rule.text} />
                  </p>
                  <p data-text="small">{sourceOf(rule, guide)}</p>
                </li>
              ))}
            </ul>
          </Fold>
        )}
      </div>
    </Section>
  ));
};
