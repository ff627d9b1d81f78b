import { memo } from 'react';
import { dayAfter, readableDay } from '#src/content/days.ts';
import type { Path } from '../schedule/paths.ts';
import { dated } from '../schedule/schedule.ts';
import { type PhaseBar, WeeksDrawing } from './drawings/weeks-drawing.tsx';
import type { IslandData } from './island-data.ts';
import { ResultTable } from './result-table.tsx';
import type { Results } from './results.ts';

/** A path's phases with the days of both lengths, from one Monday on. */
export const datedBars = (path: Path, monday: string): PhaseBar[] => {
  const careful = dated(path.careful, monday);
  return dated(path.quick, monday).flatMap((quick) => {
    const same = careful.find(({ id }) => id === quick.id);
    if (!same) return [];
    const stretch = ({ from, until }: { from: string; until: string }) => ({ from, until: dayAfter(until) });
    const { id, label, by } = quick;
    return [{ id, label, by, quick: stretch(quick), careful: stretch(same) }];
  });
};

const days = ({ from, until }: PhaseBar['quick']) =>
  `${readableDay(from)} – ${readableDay(dayAfter(until, -1))}`;

/** The same as a table. */
export const MonthsTable = ({ bars, data }: { bars: readonly PhaseBar[]; data: IslandData }) => (
  <ResultTable
    caption={data.words.months.caption}
    columns={Object.values(data.words.months.columns)}
    rows={bars.map(({ label, quick, careful }) => [label, days(quick), days(careful)])}
  />
);

/** What the dates mean: in time or not, what sets the pace, and what the last days of editions say. */
const monthsTexts = (
  { isPaced, editionNotes, paths }: Pick<Results, 'isPaced' | 'editionNotes' | 'paths'>,
  { tools }: IslandData,
) => [
  ...(isPaced ? [tools.phases.verdicts.records] : []),
  ...editionNotes.map(({ text }) => text),
  ...paths.without.flatMap(({ page, text }) =>
    text ? [`${tools.pages.find(({ id }) => id === page)?.code}: ${text}`] : [],
  ),
  ...(paths.paths.length > 0 ? [tools.phases.verdicts.holidays] : []),
];

export type MonthsResultProps = Pick<
  Results,
  'paths' | 'monday' | 'verdict' | 'isPaced' | 'editionNotes' | 'changeovers'
> & { data: IslandData; wanted: string | undefined };

/** How many months: the phases on a ruler, their table, and whether what is wanted can be there in time. */
export const MonthsResult = memo(({ data, wanted, ...found }: MonthsResultProps) => {
  const { words, tools } = data;
  const { paths, monday, verdict, changeovers } = found;
  return (
    <>
      <h3>{words.months.heading}</h3>
      {verdict && (
        <p className="plan-big" data-verdict={verdict.kind}>
          {verdict.text}
        </p>
      )}
      {paths.paths.length === 0 && paths.without.length === 0 && (
        <div className="plan-empty">
          <p>{words.noMonthsYet}</p>
        </div>
      )}
      {paths.paths.map((path) => {
        const bars = datedBars(path, monday);
        return (
          <div className="plan-path" key={path.track}>
            {paths.paths.length > 1 && (
              <h4>{path.pages.map((page) => tools.pages.find(({ id }) => id === page)?.code).join(', ')}</h4>
            )}
            <WeeksDrawing phases={bars} wanted={wanted} />
            <ul className="plan-key" aria-hidden="true">
              <li data-by="you">{words.months.key.you}</li>
              <li data-by="body">{words.months.key.body}</li>
              <li>{words.months.key.careful}</li>
            </ul>
            <details className="plan-more">
              <summary>{words.months.caption}</summary>
              <MonthsTable bars={bars} data={data} />
            </details>
          </div>
        );
      })}
      {monthsTexts(found, data).map((text) => (
        <p className="plan-says" key={text}>
          {text}
        </p>
      ))}
      {changeovers.some(({ texts }) => texts.length > 0) && <h3>{words.held.heading}</h3>}
      {changeovers.map(({ named, texts }) =>
        texts.map((text) => (
          <p className="plan-says" key={named + text}>
            <b>{named}.</b> {text}
          </p>
        )),
      )}
    </>
  );
});
