import { dayOf, dayOfWritten, writtenDay } from '#src/content/days.ts';
import { isStale } from './days-left.ts';

/** What the days of a page are read by. */
type Reading = {
  /** The last day on which its texts were changed or checked. */
  writtenOn: string;
  /** The day on which it is read. */
  today: string;
  /** What is said beside a day that was still to come then, and has passed by now. */
  word: string;
};

/** How the days of this page are read today; not at all by a clock that runs behind what it says. */
export const readToday = (): Reading | undefined => {
  const { writtenOn, passed } = document.querySelector<HTMLElement>('[data-written-on]')?.dataset ?? {};
  const today = dayOf(new Date());
  return writtenOn && passed && writtenOn <= today ? { writtenOn, today, word: passed } : undefined;
};

const isPassed = (day: string, { writtenOn, today }: Reading) => writtenOn < day && day < today;

/** A text with the word beside each day that has passed since it was written. */
export const withPassed = (text: string, reading: Reading) =>
  text.replace(new RegExp(writtenDay, 'g'), (written) =>
    isPassed(dayOfWritten(written) ?? '', reading) ? `${written} ${reading.word}` : written,
  );

/**
 * Has a page that was written some time ago say what is right today: days that have passed since say so, what holds from
 * a day on takes the place of what held before, and a check that is long ago is said to be.
 */
export const passedDays = () => {
  const reading = readToday();
  if (!reading) return;
  // A tool counts from today by itself.
  for (const place of document.querySelectorAll<HTMLElement>('[data-day]'))
    if (isPassed(place.dataset.day ?? '', reading) && !place.closest('[data-island]'))
      place.textContent = ` ${reading.word}`;
  // The last of several that have come is the one that holds.
  for (const later of [...document.querySelectorAll<HTMLTemplateElement>('template[data-from]')].reverse())
    if ((later.dataset.from ?? '') <= reading.today) later.parentElement?.replaceChildren(later.content);
  for (const note of document.querySelectorAll<HTMLElement>('[data-stale]'))
    note.hidden = !isStale(note.dataset.stale ?? '', reading.today);
  // A text node: what is written into the element itself would have to be trusted as a script.
  const [data] = document.querySelector('script[type="application/ld+json"]')?.childNodes ?? [];
  if (data instanceof Text) data.data = withPassed(data.data, reading);
};
