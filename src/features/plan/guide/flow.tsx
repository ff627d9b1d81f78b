import { daysBetween } from '#src/features/editions/days-left.ts';
import { inOrder, lengths, type PhaseRow, weeksGiven, weeksIn } from '../schedule/paths.ts';
import type { PlanHowPage } from '../words-schema.ts';

/** Any Monday: what is drawn are weeks. */
const monday = '2026-01-05';

/** How phases follow one another in an organisation of middle size: each twice to one scale, in a quick plan and below it in a careful one. */
export const Flow = ({ words, phases }: { words: PlanHowPage['months']; phases: readonly PhaseRow[] }) => {
  const plans = lengths.map((length) =>
    inOrder(phases, monday, (phase) => weeksGiven(phase, length, 'medium')),
  );
  const total = Math.max(...plans.map(weeksIn));
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
      <ol>
        {phases.map(({ label }, at) => {
          const bars = plans.flatMap((plan) => plan.slice(at, at + 1));
          return (
            <li key={label}>
              {label} <b data-text="name">{[...new Set(bars.map((bar) => weeksIn([bar])))].join('–')}</b>
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
