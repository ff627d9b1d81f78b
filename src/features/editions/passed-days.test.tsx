import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { FromDay } from '#src/components/from-day/from-day.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
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
      <UnbrokenText text={answer} />
    </p>
    <div data-island="plan">
      <UnbrokenText text="30 September 2029" />
    </div>
    <p data-written-on="2026-11-21" data-passed="[passed]" />
  </>,
);

/** Lets the page be read at noon of a day. */
const readOn = (day: string) => {
  vi.useFakeTimers({ now: new Date(`${day}T12:00:00`) });
  document.body.innerHTML = `${page}<script type="application/ld+json">{"text":"${answer}"}</script>`;
  passedDays();
};
const textOf = (selector: string) => document.querySelector(selector)?.textContent;

const said =
  'Published on 16 September 2026 (ends 30 September 2029 [passed]). From 31 March 2028 [passed], the new one.';

// Before a day, the day after it where it is read and in the data for search engines; of several texts the latest.
test.each([
  ['2020-01-01', 'In transition', answer],
  ['2028-03-31', 'In transition', answer],
  ['2028-04-01', 'New certificates to 2026 only', answer.replace('2028,', '2028 [passed],')],
  ['2029-10-01', 'Ended', said],
])('on %s it says %s', (day, heading, text) => {
  readOn(day);
  expect([textOf('h1'), textOf('p'), textOf('script')]).toEqual([heading, text, `{"text":"${text}"}`]);
  // A tool counts by itself.
  expect(textOf('[data-island]')).toBe('30 September 2029');
});
