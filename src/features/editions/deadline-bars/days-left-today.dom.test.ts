import { afterEach, expect, test, vi } from 'vitest';
import { deadlineBars } from './days-left-today.ts';

const days = ['2027-04-30', '2029-09-30'];
const page = `
  <figure data-deadlines data-until="2030-01-01" data-today="Today" data-one="1 day left"
    data-other="{count} days left" data-passed="Passed">
    <text data-start>21 November 2026</text><text data-tick="2027-01-01" data-label></text>
    ${days.map((day) => `<text data-bar="${day}" /><text data-count="${day}"><tspan></tspan></text><p data-days-left="${day}"></p>`).join('')}
  </figure>
  <p data-days-left="2029-09-30"></p><p data-written-on="2026-11-21" data-passed="[passed]"></p>`;

const all = (selector: string) => [...document.querySelectorAll(selector)];
const texts = (selector: string) => all(selector).map((element) => element.textContent);

afterEach(() => vi.useRealTimers());

test.each<[day: string, start: string, left: string[], counted: string[], widths: number[]]>([
  ['2020-01-01', '21 November 2026', ['', '', ''], ['', ''], []],
  [
    '2026-11-21',
    'Today',
    ['160 days left', '1,044 days left', '1,044 days left'],
    ['160', '1,044'],
    [14, 92],
  ],
  ['2027-04-29', 'Today', ['1 day left', '885 days left', '885 days left'], ['1', '885'], [0, 90]],
  ['2027-05-01', 'Today', ['Passed', '883 days left', '883 days left'], ['Passed', '883'], [0, 90]],
  ['2031-01-01', 'Today', ['Passed', 'Passed', 'Passed'], ['Passed', 'Passed'], [0, 0]],
])('at noon of %s', (day, start, left, counted, widths) => {
  vi.useFakeTimers({ now: new Date(`${day}T12:00:00`) });
  document.body.innerHTML = page;
  const chart = document.querySelector<HTMLElement>('[data-deadlines]');
  if (chart) deadlineBars(chart);
  expect([texts('[data-start]'), texts('[data-days-left]'), texts('tspan')]).toEqual([
    [start],
    left,
    counted,
  ]);
  const drawn = all('[data-bar]').flatMap((bar) => bar.getAttribute('width') ?? []);
  expect(drawn.map((width) => Math.round(Number.parseFloat(width)))).toEqual(widths);
});
