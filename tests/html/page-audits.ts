import { content } from '../content/this-content.ts';
import { dataAudits } from './data-audits.ts';
import { metaOf, type PageDocument, readableText, textOf, textsIn } from './documents.ts';
import { linkAudits } from './link-audits.ts';
import { textAudits } from './text-audits.ts';

/** Looks at one page as it was built and names each fault it finds; nothing when all is well. */
export type PageAudit = (page: PageDocument) => readonly string[];
export type PageAudits = Readonly<Record<string, PageAudit>>;

const lengthFault = (text: string, min: number, max: number) =>
  text.length < min || text.length > max ? [`${text.length} characters: ${text}`] : [];

const contentTexts: ReadonlySet<string> = new Set(textsIn(content));

/** What holds of every page by itself, beside what the validator looks at: headings, landmarks, names, references. */
export const pageAudits: PageAudits = {
  'has a title of 15 to 60 characters': ({ document }) => lengthFault(document.title, 15, 60),
  'has a description of 70 to 160 characters': (page) => lengthFault(metaOf(page, 'description'), 70, 160),
  'leaves no token of the content unfilled, and says no value that is missing': ({ document }) =>
    [document.title, readableText(document)].flatMap(
      (text) => text.match(/\{[a-z][\w.-]*\}|undefined|\[object/gi) ?? [],
    ),
  'begins with a link past the menus to its content': ({ document }) => {
    const target = document.querySelector('body a, body button')?.getAttribute('href') ?? '';
    return target.startsWith('#') && document.querySelector(target)?.localName === 'main'
      ? []
      : [`first is ${target}`];
  },
  'heads its sections in the words of the content': ({ document }) =>
    [...document.querySelectorAll('main :is(h2, h3)')]
      // Put together: the state of an edition, the name of what a reference is of, of a director, the letters of the glossary, a
      // claim that begins with a figure.
      .filter(
        ({ id, parentElement }) =>
          !['superseded-heading', 'reference-heading', 'director-heading'].includes(id) &&
          !parentElement?.matches('[id^="letter"], #claims div'),
      )
      .map(textOf)
      .filter((text) => !text.split(' - ').every((part) => contentTexts.has(part.replace(/^“|”$/g, '')))),
  'gives every image its size': ({ document }) =>
    [...document.querySelectorAll('img')]
      .filter(({ width, height }) => !(width > 0 && height > 0))
      .map((image) => image.outerHTML.slice(0, 120)),
  ...linkAudits,
  ...textAudits,
  ...dataAudits,
};
