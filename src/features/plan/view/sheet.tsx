import { FactList } from '#src/components/fact-list/fact-list.tsx';
import { fill } from '#src/content/fill.ts';
import type { Plan } from '../answers/plan.ts';
import { measured, Ruler } from '../calculation/calculation.tsx';
import type { PlanData } from '../plan-data.ts';
import { shortDay, told } from '../result/readable.ts';
import type { Key } from '../result/result.ts';
import { outlineOf } from '../schedule/paths.ts';
import { Chart } from './chart.tsx';
import type { Shown } from './state.ts';

type KeyFigureProps = {
  keys: readonly Key[];
  size: 'display' | 'figure';
  /** Each number over a ruler, all to one scale. */
  isMeasured?: boolean;
};

/** The figure to repeat to somebody else, in the largest type there is, and below it those that are said after it. */
export const KeyFigure = ({ keys: [key, ...others], size, isMeasured = false }: KeyFigureProps) => {
  if (!key) return null;
  const longest = Math.max(...[key, ...others].map(({ value }) => measured(value).to));
  const rulerOf = ({ value }: Key) => isMeasured && <Ruler {...measured(value)} longest={longest} />;
  return (
    <div className="plan-key-figure">
      <p data-text="name">{key.label}</p>
      <b data-text={size} data-unbroken>
        {key.value}
      </b>
      {rulerOf(key)}
      {others.length > 0 && (
        <dl>
          {others.map((other) => (
            <div key={other.label}>
              <dt data-text="small">{other.label}</dt> <dd data-text="heading">{other.value}</dd>
              {rulerOf(other)}
            </div>
          ))}
        </dl>
      )}
    </div>
  );
};

/** The stages as they will be drawn, before there is a plan of one's own. */
const emptyWay = ({ door }: Plan, { phases }: PlanData) => {
  const rows = door === 'hold' ? phases.changeover : phases.tracks.system.phases;
  return { plans: [{ head: '', phases: outlineOf(rows, 'quick') }] };
};

/** The plan as a sheet beside the question, which fills while one answers. */
export const Sheet = ({ data, state: { plan }, result, link }: Shown) => {
  const { words, firm } = data;
  const { keys, verdict, ways, days, invoices, missing, numeral, family, who, title, isSettled } = result;
  const isEmpty = ways.length === 0 && (result.pages.length === 0 || (plan.door === 'hold' && !plan.end));
  return (
    <div>
      <article className="plan-sheet" data-family={family} data-empty={isEmpty || undefined}>
        <header>
          <div>
            <p data-text="heading">{title}</p>
            <p data-text="small">{who || (keys.length > 0 && words.result.yours)}</p>
          </div>
          {numeral ? (
            <b data-text="numeral" aria-hidden="true">
              {numeral}
            </b>
          ) : (
            <img src={result.drawing} width="120" height="120" alt="" />
          )}
        </header>
        <div>
          <KeyFigure keys={keys} size="figure" />
          <p className="tool-level" data-text="name" data-level={verdict.tone}>
            {verdict.text}
          </p>
        </div>
        <Chart
          {...{ isSettled, isEmpty }}
          ways={isEmpty ? [emptyWay(plan, data)] : ways}
          words={words.ways}
        />
        <FactList
          className="tool-facts"
          names="small"
          facts={[
            keys.length > 0
              ? { label: words.days.heading, value: told([days.short, days.money]).join('. ') }
              : { label: words.result.will, value: words.result.willSay },
            { label: words.invoices.from, value: invoices.map(({ who: from }) => from).join('; ') },
            { label: words.missing.stillOpen, value: missing.map(({ label }) => label).join(', ') },
          ]}
        />
        <footer data-text="label">
          {firm.name}. {fill(words.result.made, { date: shortDay(result.today) })}. {words.result.notOffer}.
        </footer>
      </article>
      {keys.length > 0 && (
        <p className="plan-more" data-text="name">
          <a href={link('')}>{words.result.open}</a>
        </p>
      )}
    </div>
  );
};
