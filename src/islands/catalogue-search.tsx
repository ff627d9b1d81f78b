import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './catalogue-search.module.css';
import { queryOf, withQuery } from './query-address.ts';
import { titleMatches } from './title-matches.ts';

export type CatalogueSearchProps = {
  labels: {
    label: string;
    placeholder: string;
    clear: string;
    /** `{count}` and `{total}` are filled in. */
    some: string;
    one: string;
    none: string;
    all: string;
  };
  total: number;
};

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

/** How long typing must rest before the address is rewritten: browsers limit how often that may happen. */
const addressDelay = 250;

/**
 * The catalogue's search. It works on the cards that the page already shows, so it carries no text of theirs,
 * and on an uncontrolled field, so that what is typed before script is ready counts.
 */
export const CatalogueSearch = ({ labels, total }: CatalogueSearchProps) => {
  const field = useRef<HTMLInputElement>(null);
  const timer = useRef(0);
  const [{ query, count }, setResult] = useState({ query: '', count: total });

  const search = (typed: string) => {
    setResult({ query: typed, count: showMatches(typed) });
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      // The router keeps the scroll position in the state of the entry.
      history.replaceState(history.state, '', withQuery(location.href, typed));
    }, addressDelay);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when script has come
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    input.value ||= queryOf(location.href);
    if (input.value) search(input.value);
    return () => clearTimeout(timer.current);
  }, []);

  const clear = () => {
    if (!field.current) return;
    field.current.value = '';
    field.current.focus();
    search('');
  };
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !query) return;
    event.preventDefault();
    clear();
  };

  const wording = !query.trim()
    ? labels.all
    : count === 0
      ? labels.none
      : count === 1
        ? labels.one
        : labels.some;
  return (
    <search className={styles.search} data-needs-script>
      <label htmlFor="catalogue-query">{labels.label}</label>
      <div className={styles.box}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 10a7 7 0 1 0 14 0a7 7 0 1 0-14 0M21 21l-6-6" />
        </svg>
        <input
          ref={field}
          id="catalogue-query"
          type="search"
          placeholder={labels.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          onInput={(event) => search(event.currentTarget.value)}
          onKeyDown={clearOnEscape}
        />
        <button type="button" aria-label={labels.clear} title={labels.clear} onClick={clear} hidden={!query}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M18 6l-12 12M6 6l12 12" />
          </svg>
        </button>
      </div>
      <output htmlFor="catalogue-query">
        {wording.replace('{count}', String(count)).replace('{total}', String(total))}
      </output>
    </search>
  );
};
