import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import type { Labels } from '#src/content/schemas/labels.ts';
import { type Level, levels } from '#src/content/tool-vocabulary.ts';
import type { AuditTime } from '../audit-time/schema.ts';
import type { Finder } from '../need/schema.ts';
import type { PlanPage } from '../page-schema.ts';
import type { Readiness } from '../readiness/schema.ts';
import type { Phases } from '../schedule/schema.ts';
import type { ResultTableProps } from '../view/result-table.tsx';
import type { PlanWords } from '../words-schema.ts';
import { GuideTable } from './guide-table.tsx';
import { rulesByTrade } from './rules-by-trade.ts';

type PlanGuideProps = {
  labels: Labels;
  plan: PlanPage;
  finder: Finder;
  auditTime: AuditTime;
  phases: Phases;
  readiness: Readiness;
  planWords: PlanWords;
  /** A page as the guide names it. */
  pageOf: (id: string) => { name: string; href: string };
};

type Weeks = readonly [number, number];
type Phase = Phases['changeover'][number];

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

type TablePartProps = PartProps & Omit<ResultTableProps, 'caption'> & { showAll: string };

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

/** Sentences, each after a word or two on where it comes from. */
const Notes = ({ notes }: { notes: readonly (readonly [origin: string, text: string])[] }) => (
  <ul className="plan-notes">
    {notes.map(([origin, text]) => (
      <li key={text}>
        <b>{origin}</b> {text}
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
  plan,
  finder,
  auditTime,
  phases,
  readiness,
  planWords,
  pageOf,
}: PlanGuideProps) => {
  const { guide } = plan;
  const { showAll } = labels.actions;
  const { invoices, bases } = planWords;
  const link = (id: string) => {
    const { name, href } = pageOf(id);
    return <a href={href}>{name}</a>;
  };
  const basisOf = ({ basis, text }: Phases['statements'][number]) => [bases[basis].label, text] as const;
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
        <p className="plan-terms">{guide.trades.terms}</p>
        <div className="plan-trades" id="rule-list" data-fold>
          {trades.map(({ label, rules }) => (
            <section key={label}>
              <h3>
                <UnbrokenText text={label} />
              </h3>
              <ul>
                {rules.toSorted(byLevel).map(({ page, level, reason, also }) => (
                  <li key={`${page} ${level} ${reason}`} data-level={level}>
                    <b className="plan-label">
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
        <Notes
          notes={[
            ...auditTime.statements.map(basisOf),
            ...auditTime.sources.map(({ table, text }) => [table, text] as const),
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
        <Notes notes={phases.statements.map(basisOf)} />
      </Part>
      <TablePart
        id="invoices"
        words={guide.invoices}
        showAll={showAll}
        isText
        columns={Object.values(invoices.columns)}
        rows={invoices.rows.map(({ who, what, grows }) => [who, what, grows])}
      />
      <Part id="questions" words={guide.questions} ground="mist">
        {blocks.map(({ heading, questions }) => (
          <details className="plan-more" key={heading}>
            <summary>{heading}</summary>
            <GuideTable
              caption={heading}
              columns={[clause, question, evidence]}
              isText
              rows={questions.map(({ id, gate, ...asked }) => [
                <span key={id} data-gate={gate}>
                  {asked.clause}
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
