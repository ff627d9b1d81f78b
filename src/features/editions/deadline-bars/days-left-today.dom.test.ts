import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { dayOf } from '#src/content/days.ts';
import { grouped } from '../days-left.ts';
import { behaviour } from './days-left-today.ts';
import { newYears, spanOf } from './scale.ts';

const days = ['2027-04-30', '2029-09-30'];
const page = `
  <figure data-deadlines data-until="2030-01-01" data-today="Today" data-one="1 day left"
    data-other="{count} days left" data-passed="Passed">
    <text data-start>21 November 2026</text><text data-tick="2027-01-01"></text>
    ${days.map((day) => `<text data-bar="${day}" /><text data-count="${day}"><tspan></tspan></text><p data-days-left="${day}"></p>`).join('')}
  </figure>
  <p data-days-left="2029-09-30"></p><p data-written-on="2026-11-21" data-passed="[passed]"></p>`;

const all = (selector: string) => [...document.querySelectorAll<HTMLElement | SVGElement>(selector)];
const texts = (selector: string) => all(selector).map((element) => element.textContent);

/** Of each place for the days left: its words, and how near the deadline is. */
const passed = 'Passed passed';
test.each<[day: string, start: string, left: string[], counted: string[], widths: number[]]>([
  ['2020-01-01', '21 November 2026', ['', ''], ['', ''], []],
  ['2026-11-21', 'Today', ['160 days left near', '1,044 days left far'], ['160', '1,044'], [14, 92]],
  ['2027-04-29', 'Today', ['1 day left near', '885 days left far'], ['1', '885'], [0, 90]],
  ['2027-04-30', 'Today', ['0 days left near', '884 days left far'], ['0', '884'], [0, 90]],
  ['2027-05-01', 'Today', [passed, '883 days left far'], ['Passed', '883'], [0, 90]],
  ['2028-09-29', 'Today', [passed, '366 days left far'], ['Passed', '366'], [0, 80]],
  ['2028-09-30', 'Today', [passed, '365 days left near'], ['Passed', '365'], [0, 80]],
  ['2031-01-01', 'Today', [passed, passed], ['Passed', 'Passed'], [0, 0]],
])('at noon of %s', (day, start, [first, last], counted, widths) => {
  vi.useFakeTimers({ now: new Date(`${day}T12:00:00`) });
  document.body.innerHTML = page;
  const chart = document.querySelector<HTMLElement>('[data-deadlines]');
  if (chart) behaviour(chart);
  const left = all('[data-days-left]').map(({ textContent, dataset: { state = '' } }) =>
    `${textContent} ${state}`.trim(),
  );
  // A year is named until it has begun, however near; the last place is outside of the chart.
  expect(document.querySelector('[data-tick]')?.hasAttribute('hidden')).toBe(day > '2027-01-01');
  expect([texts('[data-start]'), left, texts('tspan')]).toEqual([[start], [first, last, last], counted]);
  const drawn = all('[data-bar]').flatMap((bar) => bar.getAttribute('width') ?? []);
  expect(drawn.map((width) => Math.round(Number.parseFloat(width)))).toEqual(widths);
});

test('a number is grouped as British English does', () => {
  fc.assert(fc.property(fc.nat(), (count) => grouped(count) === count.toLocaleString('en-GB')));
});

test('the day is that of the clock on the wall, whatever it is in universal time', () => {
  expect(dayOf(new Date(2027, 0, 5, 0, 30))).toBe('2027-01-05');
  expect(dayOf(new Date(2027, 0, 5, 23, 30))).toBe('2027-01-05');
});

test('the years inside a span, the last one with its end', () => {
  expect(newYears({ from: '2026-11-21', until: '2029-01-01' })).toEqual([
    '2027-01-01',
    '2028-01-01',
    '2029-01-01',
  ]);
});

test('the span ends with the New Year after the last deadline', () => {
  const deadlines = [{ day: '2027-04-30' }, { day: '2029-09-30' }];
  expect(spanOf('2026-11-21', deadlines)).toEqual({ from: '2026-11-21', until: '2030-01-01' });
});
