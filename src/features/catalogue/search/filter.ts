import { isNavigating } from '#src/browser/navigation/is-navigating.ts';
import { askedWords, isMeant, mostTyped, wordsOf } from '#src/features/search/words.ts';

/** How long typing must rest before the address is rewritten: browsers limit how often that may happen. */
const addressDelay = 250;

/** The address with this query as `q`, or without `q` where the query is empty. */
const withQuery = (address: string, query: string) => {
  const url = new URL(address);
  if (query) url.searchParams.set('q', query);
  else url.searchParams.delete('q');
  return url.href;
};

const allCards = () => document.querySelectorAll<HTMLElement>('[data-catalogue] > li');

/** Whether a title holds what was typed: as it stands, or as the searches read it (`iso-9001`, `22 000`). */
const holds = (title: string, query: string) =>
  title.toLowerCase().includes(query.toLowerCase()) ||
  (wordsOf(query).length > 0 && wordsOf(title).join(' ').includes(wordsOf(query).join(' ')));

/** Shows the cards of the list `data-catalogue` whose title matches, hides the others, and counts. */
const showMatches = (query: string) => {
  const shown = [...allCards()].filter((card) => {
    const matches = holds(card.querySelector('h2')?.textContent ?? '', query);
    card.hidden = !matches;
    return matches;
  });
  return shown.length;
};

/** From so many letters on the beginning of a word stands for the word. */
const leastLetters = 3;

/** What is read on the card of each page. */
const textsOfCards = () =>
  new Map([...allCards()].map((card) => [card.querySelector('a')?.href, card.textContent]));

/** Where no title matches, shows the pages that the typed words lead to, or whose card holds them. Says whether there is any. */
const showOffers = (search: Element, query: string, isWanted: boolean) => {
  const asked = isWanted ? askedWords(query) : [];
  const isLong = asked.join('').length >= leastLetters;
  const texts = isLong ? textsOfCards() : new Map<string, string>();
  const isOffered = (synonyms: readonly string[], text: string) => {
    if (!isLong) return synonyms.some((synonym) => asked.length > 0 && synonym === asked.join(' '));
    const words = wordsOf(text);
    return (
      synonyms.some((synonym) => isMeant(wordsOf(synonym), asked)) ||
      asked.every((one) => words.some((word) => word.startsWith(one)))
    );
  };
  const offers = [...search.querySelectorAll<HTMLElement>('[data-words]')];
  for (const offer of offers) {
    const text = texts.get(offer.querySelector('a')?.href ?? '') ?? '';
    offer.hidden = !isOffered((offer.dataset.words ?? '').split('|'), text);
  }
  return offers.some(({ hidden }) => !hidden);
};

/**
 * The catalogue's search: hides cards while the visitor types, announces how many are left, and keeps the query in the
 * address. What was typed before script came counts.
 */
export const behaviour = (search: HTMLElement, signal: AbortSignal) => {
  const field = search.querySelector('input');
  const button = search.querySelector('button');
  const output = search.querySelector('output');
  if (!field || !button || !output) return;
  const all = output.textContent;
  let timer = 0;

  const show = () => {
    const query = field.value.trim();
    const count = showMatches(query);
    const { some = '', one = '', none = '', offer = '' } = output.dataset;
    const nothing = showOffers(search, query, count === 0) ? offer : none;
    const wording = !query ? all : count === 0 ? nothing : count === 1 ? one : some;
    output.textContent = wording.replace('{count}', String(count));
    button.hidden = !query;
    clearTimeout(timer);
    timer = window.setTimeout(() => {
      if (!isNavigating()) history.replaceState(history.state, '', withQuery(location.href, query));
    }, addressDelay);
  };
  const clear = () => {
    field.value = '';
    field.focus();
    show();
  };

  const clearByKey = (event: KeyboardEvent) => {
    // The Escape key of an input method only takes back what it was about to write.
    if (event.key !== 'Escape' || event.isComposing || !field.value) return;
    event.preventDefault();
    clear();
  };

  field.addEventListener('input', show, { signal });
  field.addEventListener('keydown', clearByKey, { signal });
  button.addEventListener('click', clear, { signal });
  signal.addEventListener('abort', () => clearTimeout(timer));
  field.value ||= (new URLSearchParams(location.search).get('q') ?? '').slice(0, mostTyped);
  if (field.value) show();
};
