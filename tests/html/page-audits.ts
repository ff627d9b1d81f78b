import { content } from './content.ts';
import { dataAudits } from './data-audits.ts';
import { metaOf, type PageDocument, readableText, textOf, textsIn, textsOf } from './documents.ts';
import { linkAudits } from './link-audits.ts';
import { textAudits } from './text-audits.ts';

/** Looks at one page as it was built and names each fault it finds; nothing when all is well. */
export type PageAudit = (page: PageDocument) => readonly string[];
export type PageAudits = Readonly<Record<string, PageAudit>>;

const lengthFault = (text: string, min: number, max: number) =>
  text.length < min || text.length > max ? [`${text.length} characters: ${text}`] : [];

const references = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'popovertarget'];
const landmarks = { 'body > header': 1, 'body > header nav[aria-label]': 1, main: 1, 'body > footer': 1 };

const contentTexts: ReadonlySet<string> = new Set(textsIn(content));

/** What is not there, or not as often as sections 2.2 and 2.5 say, of the bar above the menu and the link to the chat. */
const frame = ({ document }: PageDocument) => {
  const bar = document.querySelector('body > aside');
  const { social } = content.firm;
  const chat = textsOf(document, 'a[title="Chat with us on WhatsApp"][target="_blank"]');
  const close = [...(bar?.querySelectorAll('button') ?? [])].map((button) =>
    button.getAttribute('aria-label'),
  );
  const expected = {
    'its question': textOf(bar).includes('Have any question? Call us now'),
    'its number': bar?.querySelectorAll('a[href^="tel:+"]').length === 1,
    'its networks': bar?.querySelectorAll('a[target="_blank"]').length === Object.keys(social).length,
    'its button': close.join() === 'Close advertise bar',
    'the chat':
      chat.length === (social.whatsapp ? 1 : 0) && chat.every((text) => text.includes('Chat with us')),
  };
  return Object.entries(expected).flatMap(([part, isThere]) => (isThere ? [] : [part]));
};

/** What holds of every page by itself. */
export const pageAudits: PageAudits = {
  'has one main heading with text': ({ document }) => {
    const headings = textsOf(document, 'h1');
    return headings.length === 1 && headings[0] ? [] : [`h1: ${JSON.stringify(headings)}`];
  },
  'has a title of 15 to 60 characters': ({ document }) => lengthFault(document.title, 15, 60),
  'has a description of 70 to 160 characters': (page) => lengthFault(metaOf(page, 'description'), 70, 160),
  'leaves no token of the content unfilled': ({ document }) =>
    [document.title, readableText(document)].flatMap((text) => text.match(/\{[a-z][\w.-]*\}/gi) ?? []),
  'says that it is in British English': ({ document }) =>
    document.documentElement.lang === 'en-GB' ? [] : [document.documentElement.lang],
  'has one header, a named main menu in it, one main, one footer': ({ document }) =>
    Object.entries(landmarks)
      .map(([selector, times]) => ({ selector, times, found: document.querySelectorAll(selector).length }))
      .filter(({ times, found }) => found !== times)
      .map(({ selector, found }) => `${found} of ${selector}`),
  'has the top bar and the link to the chat': frame,
  'begins with a link past the menus to its content': ({ document }) => {
    const target = document.querySelector('body a, body button')?.getAttribute('href') ?? '';
    return target.startsWith('#') && document.querySelector(target)?.localName === 'main'
      ? []
      : [`first is ${target}`];
  },
  // What stands before main (a bar, a menu) has no headings: the outline begins there.
  'never skips a level of headings, and leaves none empty': ({ document }) =>
    [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].flatMap((heading, index, all) => {
      const level = Number(heading.localName[1]);
      const before = Number(all[index - 1]?.localName[1] ?? 0);
      const text = textOf(heading);
      return level > before + 1 || text === '' ? [`${heading.localName} "${text}" after h${before}`] : [];
    }),
  'heads its sections in the words of the content': ({ document }) =>
    [...document.querySelectorAll('main :is(h2, h3)')]
      // Put together: the state of an edition, the name of what a reference is of, of a director, the letters of the glossary.
      .filter(
        ({ id, parentElement }) =>
          !['superseded-heading', 'reference-heading', 'director-heading'].includes(id) &&
          !parentElement?.matches('[id^="letter"]'),
      )
      .map(textOf)
      .filter((text) => !text.split(' - ').every((part) => contentTexts.has(part.replace(/^“|”$/g, '')))),
  'points labels, descriptions and controls at elements that exist': ({ document }) =>
    references.flatMap((attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)]
        .flatMap((element) => (element.getAttribute(attribute) ?? '').split(' '))
        .filter((id) => document.getElementById(id) === null)
        .map((id) => `${attribute}="${id}"`),
    ),
  'gives every image its size and its alternative text, empty where it only decorates': ({ document }) =>
    [...document.querySelectorAll('img')].flatMap((image) => {
      const sizes = ['width', 'height'].filter((name) => !/^[1-9]\d*$/.test(image.getAttribute(name) ?? ''));
      return [...sizes, ...(image.hasAttribute('alt') ? [] : ['alt'])].map(
        (name) => `${image.getAttribute('src')} lacks ${name}`,
      );
    }),
  ...linkAudits,
  ...textAudits,
  ...dataAudits,
};
