import { fill } from '#src/content/fill.ts';
import { monthsAfter } from '#src/content/weeks.ts';
import { holdableEditions } from '#src/features/editions/holdable.ts';
import { Facts } from '#src/islands/facts.tsx';
import { emptyPlan } from '../answers/plan.ts';
import type { PlanData } from '../plan-data.ts';
import { shortDay, told } from '../result/readable.ts';
import { type Key, planResult } from '../result/result.ts';
import { Chart } from './chart.tsx';
import type { Shown } from './state.ts';

type KeyFigureProps = { keys: readonly Key[]; size: 'display' | 'figure' };

/** The figure to repeat to somebody else, in the largest type there is, and below it the one that is said after it. */
export const KeyFigure = ({ keys: [key, then], size }: KeyFigureProps) =>
  key && (
    <div className="plan-key-figure">
      <p data-text="name">{key.label}</p>
      <b data-text={size} data-unbroken>
        {key.value}
      </b>
      {then && (
        <p>
          {then.label}{' '}
          <span data-text="heading" data-unbroken>
            {then.value}
          </span>
        </p>
      )}
    </div>
  );

/** Another firm's plan, to be seen before there is one: of the first edition that is being replaced. */
const exampleOf = (data: PlanData, today: string) => {
  const row = data.register.find(({ status, firstAudits }) => status === 'in-transition' && !firstAudits);
  const edition = holdableEditions(data.register).find(({ page }) => page === row?.page);
  if (!edition) return undefined;
  const held = `${edition.page}@${edition.id}`;
  const end = monthsAfter(today, 16).slice(0, 7);
  return planResult({ ...emptyPlan, door: 'hold', held, end, trade: 'factory', people: 120 }, today, data);
};

/** The plan as a sheet beside the question, which fills while one answers; before the first date, another firm's in grey. */
export const Sheet = ({ data, state, result, link }: Shown) => {
  const { words, firm } = data;
  const isExample = result.ways.length === 0;
  const shown = isExample ? exampleOf(data, result.today) : result;
  if (!shown) return null;
  const { keys, verdict, ways, days, invoices, missing, numeral, family, who, title, isSettled } = shown;
  const stamp = state.plan.held ? words.result.exampleMonth : words.result.example;
  return (
    <div className="plan-beside">
      <article className="plan-sheet" data-family={family} aria-hidden={isExample || undefined}>
        {isExample && (
          <p className="plan-stamp" data-text="name">
            {stamp}
          </p>
        )}
        <header>
          <div>
            <p data-text="heading">{title}</p>
            <p data-text="small">{who || words.result.yours}</p>
          </div>
          {numeral && (
            <b data-text="numeral" aria-hidden="true">
              {numeral}
            </b>
          )}
        </header>
        <div>
          <KeyFigure keys={keys} size="figure" />
          {verdict && (
            <p className="tool-level" data-text="name" data-level={verdict.tone}>
              {verdict.text}
            </p>
          )}
        </div>
        <Chart {...{ ways, isSettled }} words={words.ways} />
        <Facts
          items={[
            { label: words.days.heading, text: told([days.short, days.money]).join('. ') },
            { label: words.invoices.from, text: invoices.map(({ who: from }) => from).join('; ') },
            { label: words.missing.stillOpen, text: missing.map(({ label }) => label).join(', ') },
          ]}
        />
        <footer data-text="label">
          {firm.name}. {fill(words.result.made, { date: shortDay(shown.today) })}. {words.result.notOffer}.
        </footer>
      </article>
      {!isExample && (
        <p data-text="name">
          <a href={link('')}>{words.result.open}</a>
        </p>
      )}
    </div>
  );
};
