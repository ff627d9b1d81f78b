import type { Document } from 'happy-dom';
import { type PageDocument, textOf } from './documents.ts';

// Names, not shortened words: of standards, bodies, schemes, laws, countries and degrees.
const names: ReadonlySet<string> = new Set(
  'ISO IEC TS EN MD CE IT US EC MBA CXC RSS OHSAS BRCGS IFS AA'.split(' '),
);
/** The scheme of this page is a name elsewhere. */
const schemes: Readonly<Record<string, string>> = { FSSC: '/fssc22000Main' };

/** Names of pages, which links have, are explained where they lead to; sources of the register are names. */
const apart = 'nav, [aria-hidden="true"], table, a';
/** A label in capitals, from the specification, is no abbreviation. */
const label = 'OUR SERVICES';
const blocks = 'h1, h2, h3, p, li, dt, dd, summary';

/** What a page says itself, block by block; `isText` is false for headings and questions, which the text below explains. */
const proseOf = (document: Document) =>
  [...document.querySelectorAll('main')]
    .flatMap((main) => [...main.querySelectorAll(blocks)])
    .filter((element) => !element.closest(apart) && !element.querySelector('p, li'))
    .map((element) => {
      const own = element.cloneNode(true);
      for (const link of own.querySelectorAll(apart)) link.remove();
      return { text: textOf(own).replace(label, ''), isText: element.matches('p, li, dd') };
    });

/** `good manufacturing practice (GMP)`, or `GMP Service (good manufacturing practice)`, in capitals too. */
const explains = (text: string, short: string) =>
  text.includes(`(${short})`) || new RegExp(`\\b${short}( Service)? \\([A-Za-z][a-z]`).test(text);

/** The abbreviations that a page uses before it has explained them, or without. */
export const unexplained = ({ address, document }: PageDocument): string[] => {
  const prose = proseOf(document);
  const all = prose.map(({ text }) => text).join('\n');
  const used = [...new Set(all.match(/\b[A-Z]{2,}\b(?!\/S)/g))];
  return used
    .filter((short) => !names.has(short) && (schemes[short] ?? address) === address)
    .flatMap((short) => {
      const explained = prose.findIndex(({ text }) => explains(text, short));
      if (explained === -1) return [`${short} is nowhere explained`];
      const before = prose
        .slice(0, explained)
        .find(({ text, isText }) => isText && new RegExp(`\\b${short}\\b`).test(text));
      return before ? [`${short} is used before it is explained: ${before.text}`] : [];
    });
};
