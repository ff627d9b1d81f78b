import type { ReactNode } from 'react';
import { Section } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { fill } from '#src/content/fill.ts';
import type { Labels } from '#src/content/schemas/labels.ts';
import { Fold } from '#src/islands/fold.tsx';
import { lengths, outlineOf } from '../schedule/paths.ts';
import { Chart } from '../view/chart.tsx';
import type { PlanWords } from '../words-schema.ts';
import { type GuideContent, guideParts, type Part, Source } from './parts.tsx';

type PlanGuideProps = GuideContent & { planWords: PlanWords; labels: Pick<Labels, 'sections'> };

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
  const { labels, planHow: guide, planWords, phases } = props;
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
  const sections = guideParts(props).map(({ id, tables, rules }) => {
    const { heading, note, detail, ...words } = guide[id];
    const first = open.includes(id) ? tables[0] : undefined;
    const folds = tables.slice(first ? 1 : 0).map(({ name, line, table }) => (
      <Fold key={name} name={name} line={line}>
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
        <div className={id === 'months' ? 'plan-months' : undefined}>
          {id === 'months' && drawn}
          {first && shown(first.name, first.table)}
          {folds.length > 1 && 'all' in words && shown(fill(words.all, { count: folds.length }), folds)}
          {folds.length === 1 && folds}
          {id === 'rules' && <div className="plan-tables">{folds}</div>}
          {rules && (
            <Fold name={fill(guide.behind, { count: rules.length })}>
              <dl className="tool-facts plan-rules">
                {rules.map((rule) => (
                  <div key={rule.text}>
                    <dt data-text="label">{guide.bases[rule.basis]}</dt>
                    <dd>
                      <UnbrokenText text={rule.text} />
                      <Source {...rule} words={guide.source} />
                    </dd>
                  </div>
                ))}
              </dl>
            </Fold>
          )}
        </div>
        {'terms' in words && (
          <p className="plan-terms" data-text="small">
            {words.terms}
          </p>
        )}
      </Section>
    );
  });
  return (
    <>
      <nav className="plan-order" aria-label={labels.sections.contents}>
        <ol>
          {inOrder.map((id, at) => (
            <li key={id}>
              <a data-text="heading" href={`#${id}`}>
                <b data-text="figure" aria-hidden="true">
                  {at + 1}
                </b>
                {guide[id].heading}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className="plan-guide">{sections}</div>
    </>
  );
};
