import { fill } from '#src/content/fill.ts';
import { monthsAfter } from '#src/content/weeks.ts';
import { holdableEditions } from '#src/features/editions/holdable.ts';
import { emptyPlan } from '../answers/plan.ts';
import type { PlanData } from '../plan-data.ts';
import { shortDay } from '../result/readable.ts';
import { planResult } from '../result/result.ts';
import { Chart } from './chart.tsx';
import { KeyFigure } from './key-figure.tsx';
import type { Shown } from './state.ts';

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
  const { keys, verdict, days, missing, numeral, family, who, title, isSettled } = shown;
  const [ways = []] = shown.schedules;
  const open = missing.length > 0 ? String(missing.length) : words.missing.nothing;
  const cells = [
    [words.days.heading, days.short, days.money],
    [words.invoices.from, shown.invoices[0]?.who ?? words.invoices.short, words.invoices.shortElse],
    [words.missing.stillOpen, open, missing[0]?.label ?? words.missing.nothingText],
  ];
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
          <p>
            <span data-text="label">{isExample ? words.result.exampleLabel : words.result.soFar}</span>
            <b data-text="heading">{title}</b>
            <span data-text="small">{who || words.result.yours}</span>
          </p>
          {numeral && (
            <b data-text="numeral" aria-hidden="true">
              {numeral}
            </b>
          )}
        </header>
        <div className="plan-sheet-key">
          <KeyFigure keys={keys} size="figure" />
          {verdict && (
            <p className="tool-level" data-text="name" data-level={verdict.tone}>
              {verdict.text}
            </p>
          )}
        </div>
        <Chart {...{ ways, isSettled }} words={words.ways} />
        <dl>
          {cells.map(([label, value, more]) => (
            <div key={label}>
              <dt data-text="small">{label}</dt>
              <dd data-text="name">{value}</dd>
              {more && <dd data-text="small">{more}</dd>}
            </div>
          ))}
        </dl>
        <footer data-text="label">
          <span>{firm.name}</span>
          <span>{fill(words.result.made, { date: shortDay(shown.today) })}</span>
          <span>{words.result.notOffer}</span>
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
