import { dayAfter } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import type { PlanData } from '../plan-data.ts';

/** The weeks in which few bodies audit, by days that fall in them, without their year. */
const holidays = [
  { days: ['04-13', '04-14'], name: 'newYear' },
  { days: ['12-25', '12-26', '12-27', '12-28', '12-29', '12-30', '12-31'], name: 'christmas' },
] as const;

/** What is to be said of an audit that begins on a Monday, where few bodies audit in that week. */
export const holidaysIn = (monday: string | undefined, checks: PlanData['words']['checks']): string[] => {
  const days = monday ? [0, 1, 2, 3, 4].map((count) => dayAfter(monday, count).slice(5)) : [];
  return holidays
    .filter((holiday) => holiday.days.some((day) => days.includes(day)))
    .map(({ name }) => fill(checks.holiday, { name: checks[name] }));
};
