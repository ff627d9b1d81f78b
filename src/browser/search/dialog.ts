import { keyOff } from '#src/browser/behaviours/search.ts';
import { kinds, type SearchEntry, type SearchIndex } from '#src/search/index-file.ts';
import { meantNumber, rank, type Searchable, searchable } from '#src/search/rank.ts';
import styles from './dialog.css?inline';
import { element } from './element.ts';
import { excerpt, marked } from './marked.ts';

/** So many results are shown at once. */
const atOnce = 8;

let dialog: HTMLDialogElement | undefined;

const result = (
  { kind, title, href, detail, text }: SearchEntry,
  query: string,
  words: SearchIndex['words'],
) =>
  element(
    'li',
    {},
    element(
      'a',
      { href },
      element('b', {}, ...marked(title, query)),
      element(
        'i',
        {},
        words.kinds[kinds.indexOf(kind)] ?? '',
        ...(detail ? [' · ', ...marked(detail, query)] : []),
      ),
      element('span', {}, ...marked(excerpt(text, query), query)),
    ),
  );

/** Text with the parts in braces filled in. */
const filled = (text: string, parts: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(parts[name] ?? whole));

const keySwitch = (label: string) => {
  const box = element('input', { type: 'checkbox' });
  try {
    box.checked = localStorage.getItem(keyOff) === null;
  } catch {
    // Storage is blocked: the key opens the search.
    box.checked = true;
  }
  box.addEventListener('change', () => {
    try {
      if (box.checked) localStorage.removeItem(keyOff);
      else localStorage.setItem(keyOff, '1');
    } catch {
      box.checked = true;
    }
  });
  return element('label', {}, box, label);
};

/** Moves the focus between the field and the results: arrows everywhere, Home and End among results. */
const moveFocus = (event: KeyboardEvent, field: HTMLInputElement, list: HTMLElement) => {
  const links = [...list.querySelectorAll<HTMLElement>('a, button')];
  const at = links.findIndex((link) => link.matches(':focus'));
  const inList = at >= 0;
  const targets: Readonly<Record<string, HTMLElement | undefined>> = {
    ArrowDown: links[Math.min(at + 1, links.length - 1)],
    ArrowUp: at > 0 ? links[at - 1] : field,
    ...(inList ? { Home: links[0], End: links.at(-1) } : {}),
  };
  // Who goes on writing writes into the field.
  const isWritten = (event.key.length === 1 && event.key !== ' ') || event.key === 'Backspace';
  if (inList && isWritten && !event.ctrlKey && !event.metaKey && !event.altKey) return field.focus();
  const target = targets[event.key];
  if (!target) return;
  event.preventDefault();
  target.focus();
};

/** The dialog: a field, how much was found, the results, the switch for the key. */
const build = ({ words, entries, call }: SearchIndex): HTMLDialogElement => {
  const all: readonly Searchable[] = entries.map(searchable);
  const field = element('input', {
    // Not of the type that Escape empties: it closes the dialog.
    role: 'searchbox',
    id: 'search-field',
    autocomplete: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
  });
  const count = element('output', { for: 'search-field' });
  const list = element('ul');
  const close = element('button', { type: 'button', 'aria-label': words.close }, '×');
  const made = element(
    'dialog',
    { id: 'search', 'aria-labelledby': 'search-title' },
    element('header', {}, element('h2', { id: 'search-title' }, words.title), close),
    element('label', { for: 'search-field' }, words.field),
    field,
    count,
    list,
    keySwitch(words.key),
  );

  const nothing = (query: string) => {
    const number = meantNumber(all, query);
    const meant = number ? rank(all, number) : [];
    count.textContent = filled(number ? words.meant : words.none, { q: query, word: number ?? '' });
    const phone = element('li', {}, element('a', { href: call.href }, element('b', {}, call.label)));
    list.replaceChildren(...meant.slice(0, 3).map((entry) => result(entry, number ?? '', words)), phone);
  };
  const show = (query: string, most = atOnce) => {
    const found = rank(all, query);
    if (query && found.length === 0) return nothing(query);
    count.textContent = query
      ? filled(found.length === 1 ? words.one : words.some, { count: found.length })
      : '';
    list.replaceChildren(...found.slice(0, most).map((entry) => result(entry, query, words)));
    if (found.length <= most) return;
    const more = element('button', { type: 'button' }, filled(words.all, { count: found.length }));
    more.addEventListener('click', () => {
      show(query, found.length);
      list.querySelectorAll('a')[most]?.focus();
    });
    list.append(element('li', {}, more));
  };

  field.addEventListener('input', () => show(field.value.trim()));
  made.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && event.target === field) list.querySelector('a')?.click();
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
  document.adoptedStyleSheets.push(sheet);
  return build(await answer.json());
};

/** Opens the search over the page; what was typed before is selected. Rejects where its index cannot be had. */
export const openSearch = async (button: HTMLAnchorElement) => {
  dialog ??= await load(button.dataset.search ?? '');
  if (!dialog.isConnected) document.body.append(dialog);
  if (!dialog.open) dialog.showModal();
  dialog.querySelector('input')?.select();
};
