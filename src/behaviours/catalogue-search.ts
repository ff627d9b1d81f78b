import { hasGoneOn } from './has-gone-on.ts';
import { queryOf, withQuery } from './query-address.ts';
import { titleMatches } from './title-matches.ts';

/** How long typing must rest before the address is rewritten: browsers limit how often that may happen. */
const addressDelay = 250;

/** Shows the cards of the list `data-catalogue` whose title matches, hides the others, and counts. */
const showMatches = (query: string) => {
  let shown = 0;
  for (const card of document.querySelectorAll('[data-catalogue] > li')) {
    const matches = titleMatches(card.querySelector('h2')?.textContent ?? '', query);
    card.toggleAttribute('hidden', !matches);
    if (matches) shown += 1;
  }
  return shown;
};

/**
 * The catalogue's search: hides cards while the visitor types, announces how many are left, and keeps the query in the
 * address. What was typed before script came counts.
 */
export const catalogueSearch = (signal: AbortSignal) => {
  const search = document.querySelector('[data-catalogue-search]');
  const field = search?.querySelector('input');
  const button = search?.querySelector('button');
  const output = search?.querySelector('output');
  if (!field || !button || !output) return;
  const all = output.textContent;
  let timer = 0;

  const show = () => {
    const query = field.value.trim();
    const count = showMatches(query);
    const { some = '', one = '', none = '' } = output.dataset;
    const wording = !query ? all : count === 0 ? none : count === 1 ? one : some;
    output.textContent = wording.replace('{count}', String(count));
    button.hidden = !query;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (hasGoneOn()) return;
      history.replaceState(history.state, '', withQuery(location.href, query));
    }, addressDelay);
  };
  const clear = () => {
    field.value = '';
    field.focus();
    show();
  };

  field.addEventListener('input', show, { signal });
  field.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !field.value) return;
      event.preventDefault();
      clear();
    },
    { signal },
  );
  button.addEventListener('click', clear, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  field.value ||= queryOf(location.href);
  if (field.value) show();
};
