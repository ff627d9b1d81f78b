import { isStale } from './days-left.ts';
import { isPassed, withPassed } from './passed.ts';
import { passedWords } from './passed-words.ts';

/**
 * Has a page that was written some time ago say what is right today: days that have passed since say so, what holds from
 * a day on takes the place of what held before, and a check that is long ago is said to be.
 */
export const passedDays = () => {
  const reading = passedWords();
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
