import { readableDay } from '#src/content/days.ts';
import type { Plan } from '../link/schema.ts';
import { longestPath } from '../schedule/paths.ts';
import { DaysTable, daysRows, withoutFigure } from './days-result.tsx';
import { DaysDrawing } from './drawings/days-drawing.tsx';
import type { IslandData } from './island-data.ts';
import { limitText } from './limit.tsx';
import { datedBars, MonthsTable } from './months-result.tsx';
import { PictureColumns } from './picture-result.tsx';
import type { Results } from './results.ts';

export type SheetProps = {
  plan: Plan;
  data: IslandData;
  found: Results;
  /** What the days cost, where that is to be printed. */
  rate: string | undefined;
};

/** What is known of the organisation, in cells of a title block. */
const factsOf = (plan: Plan, { words, tools }: IslandData) => {
  const { wanted } = plan;
  const facts = [
    { label: words.sheet.people, value: plan.people?.toString() },
    { label: words.sheet.work, value: tools.auditTime.works.find(({ id }) => id === plan.work)?.label },
    { label: words.sheet.sites, value: plan.sites?.toString() },
    { label: wanted ? tools.phases.inputs[wanted.kind] : '', value: wanted && readableDay(wanted.day) },
  ];
  return facts.flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]));
};

/** The plan on one sheet of paper, as it will print: 1 to the root of 2. Nothing on it looks like a certificate. */
export const Sheet = ({ plan, data, found, rate }: SheetProps) => {
  const { words, tools, firm, readiness } = data;
  const { designations, days, verdict, paths, monday, pictures, points, today } = found;
  const path = longestPath(paths, 'careful');
  const rows = daysRows(days);
  const gates = points.filter(({ isGate }) => isGate).length;
  const facts = factsOf(plan, data);
  const codeOf = (id: string) => tools.pages.find((page) => page.id === id)?.code ?? id;
  return (
    <article className="plan-sheet" aria-label={words.sheet.title}>
      <div>
        <header className="plan-sheet-head">
          <h3>{words.sheet.title}</h3>
          <p>{readableDay(today)}</p>
        </header>
        <dl className="plan-facts">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <h4>{tools.words.steps.need.label}</h4>
        <ul className="plan-needed">
          {designations.map(({ page, designation }) => (
            <li key={page.id}>
              <b>{designation}</b> {page.outcome}
            </li>
          ))}
        </ul>
        <h4>{tools.words.steps.takes.label}</h4>
        {rows.length > 0 && (
          <>
            <DaysDrawing rows={rows} />
            <DaysTable days={days} data={data} />
          </>
        )}
        {withoutFigure(days, data).map(({ page, code, text }) => (
          <p key={page}>
            <b>{code}.</b> {text}
          </p>
        ))}
        {rate && <p>{rate}</p>}
        {verdict && <p>{verdict.text}</p>}
        {path && <MonthsTable bars={datedBars(path, monday)} data={data} />}
        {pictures.length > 0 && <h4>{tools.words.steps.ready.label}</h4>}
        {pictures.map((picture) => (
          <div key={picture.page}>
            <p>
              <b>{codeOf(picture.page)}.</b> {picture.text}
            </p>
            <PictureColumns picture={picture} readiness={readiness} />
            <p>{picture.columns.map(({ clause, label }) => `${clause} ${label}`).join(' · ')}</p>
          </div>
        ))}
        {points.length > 0 && (
          <p>{`${readiness.points.heading}: ${points.length}. ${readiness.gate}: ${gates}.`}</p>
        )}
        <footer>
          <p>{limitText(found, data)}</p>
          <p>{`${firm.name} · ${firm.phone.number} · ${firm.email} · ${firm.url}`}</p>
        </footer>
      </div>
    </article>
  );
};
