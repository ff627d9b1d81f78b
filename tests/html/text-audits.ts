import { allowedFlags, redFlags } from '#src/features/plan/check-rules.ts';
import { releaseBlockers } from '#src/site/release.ts';
import { wordsOf } from '../content/sentences.ts';
import { content } from '../content/this-content.ts';
import { blocksOf, metaOf, type PageDocument, sentencesOf, textOf, textsOf } from './documents.ts';
import type { PageAudits } from './page-audits.ts';

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

/** What a page says itself, block by block; `isText` is false for headings and questions, which the text below explains. */
const proseOf = ({ document }: PageDocument) =>
  [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, summary)')]
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
const unexplained = (page: PageDocument): string[] => {
  const prose = proseOf(page);
  const all = prose.map(({ text }) => text).join('\n');
  const used = [...new Set(all.match(/\b[A-Z]{2,}\b(?!\/S)/g))];
  return used
    .filter((short) => !names.has(short) && (schemes[short] ?? page.address) === page.address)
    .flatMap((short) => {
      const explained = prose.findIndex(({ text }) => explains(text, short));
      if (explained === -1) return [`${short} is nowhere explained`];
      const before = prose
        .slice(0, explained)
        .find(({ text, isText }) => isText && new RegExp(`\\b${short}\\b`).test(text));
      return before ? [`${short} is used before it is explained: ${before.text}`] : [];
    });
};

const mostWords = 30;
const mostDecisions = 4;
const hasSamples = releaseBlockers(content).length > 0;

/** The number of a part, as in ISO/IEC 27006-1: browsers end a line at such a hyphen. */
const numberWithPart = /\b\d{4,5}-\d{1,3}\b/g;
const unbrokenParts: ReadonlySet<string> = new Set([
  '/cost-and-time',
  ...content.standards.map((page) => page.address),
  ...content.certifications.flatMap((page) => (page.id === 'fssc-22000' ? [page.address] : [])),
]);

/** What holds of the words of every page. */
export const textAudits: PageAudits = {
  'explains each abbreviation it uses': unexplained,
  'promises nothing but in the words that are allowed': (page) =>
    [page.document.title, metaOf(page, 'description'), ...blocksOf(page.document.body)]
      .flatMap(sentencesOf)
      .filter((sentence) => redFlags.test(sentence) && !allowedFlags.has(sentence)),
  [`says at most ${mostDecisions} times that somebody decides`]: ({ document }) => {
    const said = textOf(document.querySelector('main')).match(/\bdeci(d|s)\w*/gi) ?? [];
    return said.length > mostDecisions ? [said.join(', ')] : [];
  },
  [`says nothing in a sentence of more than ${mostWords} words, with every token filled`]: ({ document }) =>
    [...document.querySelectorAll('main')]
      .flatMap(blocksOf)
      .flatMap(sentencesOf)
      .filter((sentence) => /[.!?]$/.test(sentence) && wordsOf(sentence).length > mostWords),
  'sets the number of a part on one line where a standard, or its cost, names it': ({
    address,
    document,
  }) => {
    if (!unbrokenParts.has(address)) return [];
    const named = textOf(document.querySelector('main')).match(numberWithPart) ?? [];
    // What is kept on one line: the whole designation, or the number alone.
    const unbroken = textsOf(document, 'main span')
      .filter((text) => text.length < 20)
      .flatMap((text) => text.match(numberWithPart) ?? []);
    return named.join() === unbroken.join() ? [] : [`${named.join()} and, on one line, ${unbroken.join()}`];
  },
  'says in its first line what is a sample, for as long as anything is': ({ document }) => {
    const first = textOf(document.querySelector('[data-skip] + aside:not([data-top-bar])'));
    return /names.*numbers.*clients.*sample/i.test(first) === hasSamples ? [] : [first];
  },
};
