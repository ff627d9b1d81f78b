import { Fragment } from 'react';
import { fill } from '#src/content/fill.ts';
import { daysBetween } from '#src/features/editions/days-left.ts';
import { inOrder, lengths, type PhaseRow, weeksGiven, weeksIn } from '../schedule/paths.ts';
import type { PlanHowPage } from '../words-schema.ts';

/** Any Monday: what is drawn are weeks. */
const monday = '2026-01-05';

type Words = PlanHowPage['months'];

/** Weeks in words, quick and careful: `2–3 weeks`, or `1 week` where both plans take as long. */
export const weeksInWords = (counts: readonly number[], { week, weeks }: Words) => {
  const text = [...new Set(counts)].join('–');
  return text === '1' ? week : fill(weeks, { n: text });
};

/** How phases follow one another in an organisation of middle size: each twice to one scale, in a quick plan and below it in a careful one. */
export const Flow = ({ words, phases }: { words: Words; phases: readonly PhaseRow[] }) => {
  const plans = lengths.map((length) =>
    inOrder(phases, monday, (phase) => weeksGiven(phase, length, 'medium')),
  );
  const total = Math.max(...plans.map(weeksIn));
  const share = (week: number) => ((100 * week) / total).toFixed(1);
  const tens = Array.from({ length: Math.ceil(total / 10) }, (_, index) => index * 10);
  return (
    <figure className="plan-flow">
      <figcaption>
        <b data-text="heading">{words.drawn}</b>{' '}
        {lengths.map((length) => (
          <span key={length} data-text="small">
            {`${words.plans[length]} `}
          </span>
        ))}
      </figcaption>
      <svg data-text="label" aria-hidden="true">
        {tens.map((week, index) => (
          <Fragment key={week}>
            <rect x={`${share(week)}%`} width="1" height="100%" />
            <text x={`${share(week)}%`} dx="5" y="14">
              {index === 1 ? fill(words.weeks, { n: week }) : week}
            </text>
          </Fragment>
        ))}
      </svg>
      <ol>
        {phases.map(({ label }, at) => {
          const bars = plans.flatMap((plan) => plan.slice(at, at + 1));
          return (
            <li key={label}>
              {label}{' '}
              <b data-text="name">
                {weeksInWords(
                  bars.map((bar) => weeksIn([bar])),
                  words,
                )}
              </b>
              <svg viewBox={`0 0 ${total} 2`} preserveAspectRatio="none" aria-hidden="true">
                {bars.map((bar, row) => (
                  <path
                    key={lengths[row]}
                    d={`M${daysBetween(monday, bar.from) / 7} ${row}h${weeksIn([bar])}v1h-${weeksIn([bar])}`}
                  />
                ))}
              </svg>
            </li>
          );
        })}
      </ol>
    </figure>
  );
};
