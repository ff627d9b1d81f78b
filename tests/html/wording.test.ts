import { expect, it } from 'vitest';
import { allowedFlags, redFlags } from '#src/content/red-flags.ts';
import { releaseBlockers } from '#src/content/release.ts';
import { wordsOf } from '../content/sentences.ts';
import { blocksOf, sentencesOf } from './blocks.ts';
import { content } from './content.ts';
import { everyPage, mainText, pageAt, publishedPages, textOf, textsOf } from './documents.ts';
import { standardPages } from './standard-pages.ts';

it('promises nothing but in the words that are allowed', () => {
  const found = everyPage.flatMap(({ address, document }) => {
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
    return [document.title, description, ...blocksOf(document.body)]
      .flatMap(sentencesOf)
      .filter((sentence) => redFlags.test(sentence) && !allowedFlags.has(sentence))
      .map((sentence) => `${address}: ${sentence}`);
  });
  expect([...new Set(found)]).toEqual([]);
});

const mostDecisions = 4;

it(`says on no page more than ${mostDecisions} times that somebody decides, or that there is a decision`, () => {
  const often = everyPage.flatMap(({ address }) => {
    const said = mainText(address).match(/\bdeci(d|s)\w*/gi) ?? [];
    return said.length > mostDecisions ? [`${address}: ${said.join(', ')}`] : [];
  });
  expect(often).toEqual([]);
});

const mostWords = 30;

it(`says nothing in a sentence of more than ${mostWords} words, with every token filled`, () => {
  const long = everyPage.flatMap(({ address, document }) =>
    [...document.querySelectorAll('main')]
      .flatMap(blocksOf)
      .flatMap(sentencesOf)
      .filter((sentence) => /[.!?]$/.test(sentence) && wordsOf(sentence).length > mostWords)
      .map((sentence) => `${address}: ${sentence}`),
  );
  expect(long).toEqual([]);
});

/** The number of a part, as in ISO/IEC 27006-1: browsers end a line at such a hyphen. */
const numberWithPart = /\b\d{4,5}-\d{1,3}\b/g;

it('sets the number of a part on one line wherever a standard page, or the one on cost, names it', () => {
  const pages = [...standardPages.map(({ address }) => address), '/cost-and-time'].map((address) => ({
    named: [...mainText(address).matchAll(numberWithPart)].map(([number]) => number),
    // What is kept on one line: the whole designation, or the number alone.
    kept: textsOf(pageAt(address), 'main span')
      .filter((text) => text.length < 20)
      .flatMap((text) => text.match(numberWithPart) ?? []),
  }));
  expect(pages.flatMap(({ named }) => named).length).toBeGreaterThan(10);
  for (const { named, kept } of pages) expect(kept).toEqual(named);
});

it('gives every benefit a sentence that stands on one page alone', () => {
  const first = new Map<string, string>();
  const shared = publishedPages.flatMap(({ address, document }) =>
    [...document.querySelectorAll('#benefits ol > li p')]
      .flatMap((paragraph) => sentencesOf(textOf(paragraph)))
      .filter((sentence) => {
        const earlier = first.get(sentence);
        first.set(sentence, earlier ?? address);
        return earlier !== undefined;
      })
      .map((sentence) => `${address} has what stands on ${first.get(sentence)}: ${sentence}`),
  );
  expect(shared).toEqual([]);
  expect(first.size).toBeGreaterThan(150);
});

it('says in the last line of every footer that samples stand in, for as long as any do', () => {
  const blockers = releaseBlockers(content);
  const hasSamples = blockers.length > 0;
  for (const { document } of everyPage) {
    const last = [...document.querySelectorAll('body > footer p')].at(-1);
    const says = /sample/i.test(textOf(last)) && /names.*numbers.*clients/.test(textOf(last));
    expect(says).toBe(hasSamples);
  }
});
