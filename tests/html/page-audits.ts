import type { PageDocument } from './documents.ts';
import { readableText, textOf } from './documents.ts';

/** Looks at one page as it was built and names each fault it finds; nothing when all is well. */
export type PageAudit = (page: PageDocument) => readonly string[];

const metaContent = ({ document }: PageDocument, name: string) =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';

/** What search engines show of a page: its title and its description. */
export const titleOf = ({ document }: PageDocument) => document.title;
export const descriptionOf = (page: PageDocument) => metaContent(page, 'description');

const lengthFault = (text: string, min: number, max: number) =>
  text.length < min || text.length > max ? [`${text.length} characters: ${text}`] : [];

const headingsOf = ({ document }: PageDocument) => [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')];

const references = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'popovertarget'];
const landmarks = { 'body > header': 1, 'body > header nav[aria-label]': 1, main: 1, 'body > footer': 1 };

/** What holds of every page by itself. */
export const pageAudits: Readonly<Record<string, PageAudit>> = {
  'has one main heading with text': ({ document }) => {
    const headings = [...document.querySelectorAll('h1')].map(textOf);
    return headings.length === 1 && headings[0] ? [] : [`h1: ${JSON.stringify(headings)}`];
  },
  'has a title of 15 to 60 characters': (page) => lengthFault(titleOf(page), 15, 60),
  'has a description of 70 to 160 characters': (page) => lengthFault(descriptionOf(page), 70, 160),
  'leaves no token of the content unfilled': ({ document }) =>
    [document.title, readableText(document)].flatMap((text) => text.match(/\{[a-z][\w.-]*\}/gi) ?? []),
  'says that it is in British English': ({ document }) =>
    document.documentElement.lang === 'en-GB' ? [] : [document.documentElement.lang],
  'has one header, a named main menu in it, one main, one footer': ({ document }) =>
    Object.entries(landmarks)
      .map(([selector, times]) => ({ selector, times, found: document.querySelectorAll(selector).length }))
      .filter(({ times, found }) => found !== times)
      .map(({ selector, found }) => `${found} of ${selector}`),
  'begins with a link past the menus to its content': ({ document }) => {
    const target = document.querySelector('body a, body button')?.getAttribute('href') ?? '';
    return target.startsWith('#') && document.querySelector(target)?.localName === 'main'
      ? []
      : [`first is ${target}`];
  },
  // What stands before main (a bar, a menu) has no headings: the outline begins there.
  'never skips a level of headings, and leaves none empty': (page) =>
    headingsOf(page).flatMap((heading, index, all) => {
      const level = Number(heading.localName[1]);
      const before = Number(all[index - 1]?.localName[1] ?? 0);
      const text = textOf(heading);
      return level > before + 1 || text === '' ? [`${heading.localName} "${text}" after h${before}`] : [];
    }),
  'uses each id once': ({ document }) => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    return ids.filter((id, index) => ids.indexOf(id) !== index);
  },
  'points labels, descriptions and controls at elements that exist': ({ document }) =>
    references.flatMap((attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)]
        .flatMap((element) => (element.getAttribute(attribute) ?? '').split(' '))
        .filter((id) => document.getElementById(id) === null)
        .map((id) => `${attribute}="${id}"`),
    ),
  'gives every image its size and its alternative text, empty where it only decorates': ({ document }) =>
    [...document.querySelectorAll('img')].flatMap((image) => {
      const missing = ['width', 'height', 'alt'].filter((name) => !image.hasAttribute(name));
      const sizes = ['width', 'height'].filter((name) => !/^[1-9]\d*$/.test(image.getAttribute(name) ?? ''));
      return [...new Set([...missing, ...sizes])].map((name) => `${image.getAttribute('src')} lacks ${name}`);
    }),
};
