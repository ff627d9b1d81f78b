import { tryStorage } from '#src/browser/platform/try-storage.ts';
import { fill } from '#src/content/fill.ts';
import { readToday, withPassed } from '#src/features/editions/passed-days.ts';
import { kinds, meantNumber, rank, type SearchEntry, searchable } from '../rank.ts';
import type { Search } from '../schema.ts';
import { isKeyOn, keyOff } from '../search-button.ts';
import { mostTyped } from '../words.ts';
import styles from './dialog.css?inline';
import { element } from './element.ts';
import { excerpt, marked } from './marked.ts';

/** What the dialog fetches when it opens first: its words, all that can be found, and the telephone for those who find nothing. */
export type SearchIndex = {
  words: Omit<Search, 'button' | 'words'>;
  call: { label: string; href: string };
  entries: readonly SearchEntry[];
};

/** So many results are shown at once, and so many of what may have been meant. */
const atOnce = 8;
const ofMeant = 3;

const keySwitch = (label: string) => {
  const box = element('input', { type: 'checkbox' });
  box.checked = isKeyOn();
  box.addEventListener('change', () => {
    tryStorage(() => {
      if (box.checked) localStorage.removeItem(keyOff);
      else localStorage.setItem(keyOff, '1');
    });
    // Where storage is blocked the key opens the search.
    box.checked = isKeyOn();
  });
  return element('label', { 'data-text': 'small' }, box, label);
};

/** Moves the focus between the field and the results: arrows everywhere, Home and End among results. */
const moveFocus = (event: KeyboardEvent, field: HTMLElement, list: HTMLElement) => {
  const links = [...list.querySelectorAll<HTMLElement>('a, button')];
  const at = links.findIndex((link) => link.matches(':focus'));
  const inList = at >= 0;
  const targets = new Map([
    ['ArrowDown', links[Math.min(at + 1, links.length - 1)]],
    ['ArrowUp', links[at - 1] ?? field],
    ['Home', inList ? links[0] : undefined],
    ['End', inList ? links.at(-1) : undefined],
  ]);
  // Who goes on writing writes into the field.
  const isWritten = (event.key.length === 1 && event.key !== ' ') || event.key === 'Backspace';
  if (inList && isWritten && !event.ctrlKey && !event.metaKey && !event.altKey) return field.focus();
  const target = targets.get(event.key);
  if (!target) return;
  event.preventDefault();
  target.focus();
};

/** The dialog: a field, how much was found, the results, the switch for the key. */
const build = ({ words, entries, call }: SearchIndex): HTMLDialogElement => {
  const all = entries.map((entry) => searchable(entry));
  const passed = readToday();
  const field = element('input', {
    // Not of the type that Escape empties: it closes the dialog.
    role: 'searchbox',
    id: 'search-field',
    autocomplete: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
    maxlength: String(mostTyped),
  });
  const count = element('output', { for: 'search-field', 'data-text': 'small' });
  const list = element('ul');
  const close = element('button', { type: 'button', 'aria-label': words.close, 'data-text': 'lead' }, '×');
  const made = element(
    'dialog',
    { id: 'search', 'aria-labelledby': 'search-title' },
    element('header', {}, element('h2', { id: 'search-title', 'data-text': 'heading' }, words.title), close),
    element('label', { for: 'search-field', 'data-text': 'label' }, words.field),
    field,
    count,
    list,
    keySwitch(words.key),
  );

  const item = (href: string, ...inner: Node[]) => element('li', {}, element('a', { href }, ...inner));
  const result = ({ kind, title, href, detail, text }: SearchEntry, query: string) => {
    const said = passed ? withPassed(text, passed) : text;
    const about = detail ? [' · ', ...marked(detail, query)] : [];
    return item(
      href,
      element('b', { 'data-text': 'name' }, ...marked(title, query)),
      element('i', { 'data-text': 'label' }, words.kinds[kinds.indexOf(kind)] ?? '', ...about),
      element('span', { 'data-text': 'small' }, ...marked(excerpt(said, query), query)),
    );
  };
  const showNothing = (query: string) => {
    const number = meantNumber(all, query);
    const meant = number ? rank(all, number).slice(0, ofMeant) : [];
    count.textContent = fill(number ? words.meant : words.none, { q: query, word: number ?? '' });
    const phone = item(call.href, element('b', { 'data-text': 'name' }, call.label));
    list.replaceChildren(...meant.map((entry) => result(entry, number ?? '')), phone);
  };
  const show = (query: string, most = atOnce) => {
    const found = rank(all, query);
    if (query && found.length === 0) return showNothing(query);
    const said = found.length === 1 ? words.one : words.some;
    count.textContent = query ? fill(said, { count: found.length }) : '';
    list.replaceChildren(...found.slice(0, most).map((entry) => result(entry, query)));
    // What the Enter key opens from the field.
    list.querySelector('a')?.toggleAttribute('data-chosen', true);
    if (found.length <= most) return;
    const more = element(
      'button',
      { type: 'button', 'data-text': 'name' },
      fill(words.all, { count: found.length }),
    );
    more.addEventListener('click', () => {
      show(query, found.length);
      list.querySelectorAll('a')[most]?.focus();
    });
    list.append(element('li', {}, more));
  };

  field.addEventListener('input', () => show(field.value.trim()));
  made.addEventListener('keydown', (event) => {
    // The keys of an input method are its own. Safari sends the last one, of this code, when it has ended.
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === 'Enter' && event.target === field)
      list.querySelector<HTMLElement>('[data-chosen]')?.click();
    else moveFocus(event, field, list);
  });
  made.addEventListener('click', ({ target }) => {
    const isOutside = target === made;
    if (isOutside || (target instanceof Element && target.closest('a'))) made.close();
  });
  close.addEventListener('click', () => made.close());
  return made;
};

const load = async (address: string): Promise<HTMLDialogElement> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  const dialog = build(await answer.json());
  document.adoptedStyleSheets.push(sheet);
  return dialog;
};

let loading: Promise<HTMLDialogElement> | undefined;

/**
 * Opens the search over the page, unless that has gone meanwhile; what was typed before is selected. Rejects where the
 * index cannot be had, and asks for it again the next time.
 */
export const openSearch = async (index: string, signal: AbortSignal) => {
  loading ??= load(index);
  try {
    const dialog = await loading;
    if (signal.aborted) return;
    if (!dialog.isConnected) document.body.append(dialog);
    if (!dialog.open) dialog.showModal();
    dialog.querySelector('input')?.select();
  } catch (error) {
    loading = undefined;
    throw error;
  }
};
