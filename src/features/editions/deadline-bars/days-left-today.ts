import { daysBetween, daysLeftText, deadlineState, grouped } from '../days-left.ts';
import { readToday } from '../passed-days.ts';
import { partOf, percent } from './scale.ts';

/** From this part of the width on, the count stands inside the end of its bar. */
const INSIDE = 0.6;
const GAP = 14;

const drawBars = (chart: HTMLElement, today: string) => {
  const end = chart.dataset.until ?? '';
  // Past the end of the chart every bar is nought.
  const span = { from: today, until: end > today ? end : '9999-12-31' };
  const all = (name: string) =>
    [...chart.querySelectorAll<SVGElement>(`[data-${name}]`)].map((element) => ({
      element,
      day: element.dataset[name] ?? today,
    }));
  for (const { element, day } of all('bar')) element.setAttribute('width', percent(partOf(span, day)));
  for (const { element, day } of all('tick')) {
    element.setAttribute('x', percent(partOf(span, day)));
    element.toggleAttribute('hidden', day < today);
  }
  for (const { element, day } of all('count')) {
    const left = daysBetween(today, day);
    const part = partOf(span, day);
    const inside = part > INSIDE;
    const number = element.querySelector('tspan');
    if (number) number.textContent = left < 0 ? (chart.dataset.passed ?? '') : grouped(left);
    element.setAttribute('x', percent(part));
    element.setAttribute('dx', String(inside ? -GAP : GAP));
    element.toggleAttribute('data-inside', inside);
    element.toggleAttribute('data-passed', left < 0);
  }
  const start = chart.querySelector('[data-start]');
  if (start) start.textContent = chart.dataset.today ?? '';
};

/** Counts the days to each date of the edition register from today, and moves the bars. */
export const behaviour = (chart: HTMLElement) => {
  const { today } = readToday() ?? {};
  // A clock that runs behind the day of the check is wrong: what stands there is right.
  if (!today) return;
  const { one = '', other = '', passed = '' } = chart.dataset;
  for (const element of document.querySelectorAll<HTMLElement>('[data-days-left]')) {
    const day = element.dataset.daysLeft ?? today;
    element.textContent = daysLeftText(day, today, { one, other, passed });
    element.dataset.state = deadlineState(day, today);
  }
  drawBars(chart, today);
};
