import { planCalendar } from '../export/plan-calendar.ts';
import { pointsTable } from '../export/points-table.ts';
import type { Plan } from '../link/schema.ts';
import { lengthFor } from '../schedule/verdict.ts';
import type { IslandData } from './island-data.ts';
import type { Results } from './results.ts';

/** Has the browser keep a text as a file. Nothing is fetched. */
const save = (text: string, type: string, name: string) => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has read it once it has begun to save.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
};

/** The plan to keep to as a calendar file. */
export const saveCalendar = (
  plan: Plan,
  { paths, monday, standards, today, verdict }: Results,
  data: IslandData,
) => {
  const { origin, pathname } = new URL(data.firm.url);
  const pages = [...new Set([...standards, ...plan.held.map(({ page }) => page)])];
  const text = planCalendar(
    { paths, length: lengthFor(verdict), monday, pages, today, url: origin, address: pathname },
    data.tools,
  );
  save(text, 'text/calendar;charset=utf-8', 'plan.ics');
};

/** The open points as a table for spreadsheets. */
export const savePoints = ({ points }: Results, { tools, readiness }: IslandData) => {
  save(pointsTable(points, tools, readiness), 'text/csv;charset=utf-8', 'open-points.csv');
};
