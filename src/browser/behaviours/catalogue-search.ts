import { isNavigating } from '#src/browser/navigation/is-navigating.ts';

/** How long typing must rest before the address is rewritten: browsers limit how often that may happen. */
const addressDelay = 250;

/** The address with this query as `q`, or without `q` where the query is empty. */
const withQuery = (address: string, query: string) => {
  const url = new URL(address);
  if (query) url.searchParams.set('q', query);
  else url.searchParams.delete('q');
  return url.href;
};

/** Shows the cards of the list `data-catalogue` whose title matches, hides the others, and counts. */
const showMatches = (query: string) => {
  let shown = 0;
  for (const card of document.querySelectorAll('[data-catalogue] > li')) {
    const matches =
      card.querySelector('h2')?.textContent.toLowerCase().includes(query.toLowerCase()) === true;
    card.toggleAttribute('hidden', !matches);
    if (matches) shown += 1;
  }
  return shown;
};

/** From so many letters on the beginning of a word stands for the word. */
const leastLetters = 3;

/** What was typed as words with a blank around each; a number is a word of its own: `iso17025` → ` iso 17025 `. */
const asWords = (query: string) =>
  ` ${
    query
      .toLowerCase()
      .match(/[a-z]+|\d+/g)
      ?.join(' ') ?? ''
  } `;

/** Whether one of the words was typed, alone or among others, or its beginning. */
const isAsked = (words: string, query: string) => {
  const typed = asWords(query);
  return words
    .split('|')
    .some(
      (word) =>
        typed.includes(` ${word} `) || (query.length >= leastLetters && word.startsWith(typed.trim())),
    );
};

/** Where no title matches, shows the pages that the typed word leads to. Says whether there is any. */
const showOffers = (search: Element, query: string, isWanted: boolean) => {
  let found = false;
  for (const offer of search.querySelectorAll<HTMLElement>('[data-words]')) {
    const shows = isWanted && isAsked(offer.dataset.words ?? '', query);
    offer.hidden = !shows;
    found ||= shows;
  }
  return found;
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
  if (!search || !field || !button || !output) return;
  const all = output.textContent;
  let timer = 0;

  const show = () => {
    const query = field.value.trim();
    const count = showMatches(query);
    const { some = '', one = '', none = '', offer = '' } = output.dataset;
    const hasOffers = showOffers(search, query, count === 0);
    const nothing = hasOffers ? offer : none;
    const wording = !query ? all : count === 0 ? nothing : count === 1 ? one : some;
    output.textContent = wording.replace('{count}', String(count));
    button.hidden = !query;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (isNavigating()) return;
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
  field.value ||= new URLSearchParams(location.search).get('q') ?? '';
  if (field.value) show();
};
