import { catalogueSearch } from '#src/browser/behaviours/catalogue-search.ts';
import { deadlineBars } from '#src/browser/behaviours/deadline-bars.ts';
import { disclose } from '#src/browser/behaviours/disclosure.ts';
import { flipCards } from '#src/browser/behaviours/flip-cards.ts';
import { missingImages } from '#src/browser/behaviours/missing-images.ts';

/** Starts the behaviours that give a component a state to show; those that move or count would only disturb. */
const startBehaviours = ({ signal }: AbortController) => {
  deadlineBars();
  flipCards(signal);
  missingImages(signal);
  catalogueSearch(signal);
  for (const branch of document.querySelectorAll('[data-branch]')) disclose(branch, () => false, signal);
};

/** Shows the states of the gallery that a behaviour gives only after a time, for a time, or by scrolling. */
export const showStates = () => {
  // The behaviour takes the first search of the gallery, and counts what was typed before it came.
  const search = document.querySelector('input');
  if (search) search.value = 'no such standard';
  startBehaviours(new AbortController());
  document.querySelector('[data-page-contents] li:nth-child(2) a')?.setAttribute('aria-current', 'location');
  const copied = document.querySelector<HTMLElement>('[data-specimen$="copied"] [data-done]');
  if (copied) copied.textContent = copied.dataset.done ?? '';
  const second = document.querySelectorAll('[data-specimen$="its second slide"] [data-slide]');
  for (const slide of second) slide.toggleAttribute('data-shown');
};
