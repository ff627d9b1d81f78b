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

/** From so many letters on the beginning of a word stands for the word. */
const leastLetters = 3;

/** Whether the words asked for lead to a page by its synonyms, or stand on its card. */
const isOffered = (asked: readonly string[], synonyms: readonly string[], card: string) => {
  if (asked.join('').length < leastLetters) return synonyms.includes(asked.join(' '));
  const words = wordsOf(card);
  return (
    synonyms.some((synonym) => isMeant(wordsOf(synonym), asked)) ||
    asked.every((one) => words.some((word) => word.startsWith(one)))
  );
};

/**
 * Shows the cards of the list `data-catalogue` whose title matches; where none does, the pages that the typed words lead to.
 * Says how many of each there are.
 */
const showMatches = (search: Element, query: string) => {
  const shown = (elements: readonly HTMLElement[], isShown: (element: HTMLElement) => boolean) => {
    for (const element of elements) element.hidden = !isShown(element);
    return elements.filter(({ hidden }) => !hidden).length;
  };
  const cards = [...document.querySelectorAll<HTMLElement>('[data-catalogue] > li')];
  const title = (card: HTMLElement) => card.querySelector('h2')?.textContent.toLowerCase() ?? '';
  const count = shown(cards, (card) => title(card).includes(query.toLowerCase()));
  const texts = new Map(cards.map((card) => [card.querySelector('a')?.href, card.textContent]));
  const asked = askedWords(query);
  const offers = shown([...search.querySelectorAll<HTMLElement>('[data-words]')], (offer) => {
    const text = texts.get(offer.querySelector('a')?.href) ?? '';
    return count === 0 && isOffered(asked, (offer.dataset.words ?? '').split('|'), text);
  });
  return { count, offers };
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
    const { count, offers } = showMatches(search, query);
    const { some = '', one = '', none = '', offer = '' } = output.dataset;
    const nothing = offers > 0 ? offer : none;
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
