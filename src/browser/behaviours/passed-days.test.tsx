import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { FromDay } from '#src/components/from-day/from-day.tsx';
import { KeptText } from '#src/components/kept-text/kept-text.tsx';
import { passedDays } from './passed-days.ts';

const answer = 'Published on 16 September 2026 (ends 30 September 2029). From 31 March 2028, the new one.';
const page = renderToStaticMarkup(
  <>
    <h1>
      In transition
      <FromDay day="2028-04-01">New certificates to 2026 only</FromDay>
      <FromDay day="2029-10-01">Ended</FromDay>
    </h1>
    <p>
      <KeptText text={answer} />
    </p>
    <div data-island="plan">
      <KeptText text="30 September 2029" />
    </div>
    <p id="old" data-stale="2026-11-21" hidden />
    <p data-as-of="2026-11-21" data-passed="[passed]" />
  </>,
);

/** Lets the page be read at noon of a day. */
const readOn = (day: string) => {
  vi.useFakeTimers({ now: new Date(`${day}T12:00:00`) });
  document.body.innerHTML = `${page}<script type="application/ld+json">{"text":"${answer}"}</script>`;
  passedDays();
};
const textOf = (selector: string) => document.querySelector(selector)?.textContent;

afterEach(() => vi.useRealTimers());

test.each(['2020-01-01', '2026-11-21', '2028-03-31'])(
  'on %s every day is still to come, and nothing changes',
  (day) => {
    readOn(day);
    expect([textOf('h1'), textOf('p'), textOf('script')]).toEqual([
      'In transition',
      answer,
      `{"text":"${answer}"}`,
    ]);
  },
);

test('the day after, it says so, where it is read and in the data for search engines; a tool counts by itself', () => {
  readOn('2029-10-01');
  const said =
    'Published on 16 September 2026 (ends 30 September 2029 [passed]). From 31 March 2028 [passed], the new one.';
  expect([textOf('p'), textOf('script')]).toEqual([said, `{"text":"${said}"}`]);
  expect(textOf('[data-island]')).toBe('30 September 2029');
});

test('what holds from a day on takes the place of what held before, the latest of all', () => {
  readOn('2028-04-01');
  expect(textOf('h1')).toBe('New certificates to 2026 only');
  readOn('2029-10-01');
  expect(textOf('h1')).toBe('Ended');
});

test('a check is doubted after 180 days', () => {
  const isHidden = () => document.getElementById('old')?.hidden;
  readOn('2027-05-20');
  expect(isHidden()).toBe(true);
  readOn('2027-05-21');
  expect(isHidden()).toBe(false);
});
