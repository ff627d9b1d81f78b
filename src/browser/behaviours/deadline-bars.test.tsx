import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { DeadlineBars } from '#src/sections/deadline-bars/deadline-bars.tsx';
import { deadlineBars } from './deadline-bars.ts';

const show = () => {
  const table = '<p data-days-left="2029-09-30"></p>';
  const bars = renderToStaticMarkup(
    <DeadlineBars
      heading="Dates ahead"
      unconfirmed={[{ named: 'ISO 37001:2016', family: 'nil-manel' }]}
      unconfirmedText="It will end: ask now."
      checkedOn="2026-11-21"
      stale="Checked on {day}, long ago."
      words={{
        today: 'Today',
        unit: 'days',
        one: '1 day left',
        other: '{count} days left',
        passed: 'Passed',
      }}
      deadlines={[
        {
          named: 'FSSC 22000 Version 6',
          event: 'Last new audit',
          kind: 'lastNew',
          day: '2027-04-30',
          family: 'king-coconut',
          certainty: { level: 'verified', word: 'Checked' },
        },
        {
          named: 'ISO 9001:2015',
          event: 'Transition ends',
          kind: 'ends',
          day: '2029-09-30',
          family: 'ocean',
          certainty: { level: 'reported', word: 'Reported' },
        },
      ]}
    />,
  );
  document.body.innerHTML = `${bars}${table}<p data-as-of="2026-11-21" data-passed="[passed]"></p>`;
};

/** Lets the page be visited at noon of a day. */
const visitOn = (day: string) => {
  vi.useFakeTimers({ now: new Date(`${day}T12:00:00`) });
  show();
  const chart = document.querySelector<HTMLElement>('[data-deadlines]');
  if (chart) deadlineBars(chart);
};
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent);
const widths = () =>
  [...document.querySelectorAll('[data-bar]')].map((bar) =>
    Number.parseFloat(bar.getAttribute('width') ?? ''),
  );

afterEach(() => vi.useRealTimers());

test('what will end on an unknown day stands first, with no bar and nothing to count', () => {
  show();
  const [first] = document.querySelectorAll('li');
  expect(first?.textContent).toBe('ISO 37001:2016It will end: ask now.');
  expect(first?.querySelector('[data-bar], [data-days-left]')).toBeNull();
});

test('before script the dates stand there, no count, and the bars run from the day of the check', () => {
  show();
  expect(texts('time')).toEqual(['30 April 2027', '30 September 2029']);
  expect(texts('[data-days-left]')).toEqual(['', '', '']);
  expect(texts('[data-start]')).toEqual(['21 November 2026']);
  expect(widths().map(Math.round)).toEqual([14, 92]);
});

test('counts the days from today, in the bars and in the table', () => {
  visitOn('2026-11-21');
  expect(texts('[data-days-left]')).toEqual(['160 days left', '1,044 days left', '1,044 days left']);
  expect(texts('[data-count] tspan:first-child')).toEqual(['160', '1,044']);
  expect(texts('[data-start]')).toEqual(['Today']);
});

test('a bar shrinks as its day comes nearer, and one that is over says so', () => {
  visitOn('2027-05-01');
  expect(texts('[data-days-left]').slice(0, 1)).toEqual(['Passed']);
  expect(widths()[0]).toBe(0);
  expect(widths()[1]).toBeGreaterThan(85);
});

test('a clock from before the check changes nothing', () => {
  visitOn('2020-01-01');
  expect(texts('[data-days-left]')).toEqual(['', '', '']);
  expect(texts('[data-start]')).toEqual(['21 November 2026']);
});

test('years after the last deadline everything has passed', () => {
  visitOn('2031-01-01');
  expect(texts('[data-days-left]')).toEqual(['Passed', 'Passed', 'Passed']);
  expect(widths()).toEqual([0, 0]);
});
