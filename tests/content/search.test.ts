import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { searchIndex } from '#src/features/search/entries.ts';
import { rank, searchable } from '#src/features/search/rank.ts';
import { type Query, queries } from './search-queries.ts';
import { load } from './this-content.ts';

const content = load();
const index = searchIndex(content);
const all = index.entries.map(searchable);

/** Whether the firm has the page: another need not be found. */
const isOffered = ({ first, amongThree }: Query) =>
  content.pages.some(({ address }) => address === (first ?? amongThree)?.replace(/#.*/, ''));

describe('what visitors type', () => {
  it('is asked once', () => {
    expect(new Set(queries.map(({ typed }) => typed)).size).toBe(queries.length);
  });

  it.each(queries.filter(isOffered))('$typed leads where it should', ({ typed, first, amongThree }) => {
    const found = rank(all, typed).map(({ href }) => href);
    if (first) expect(found[0]).toBe(first);
    else expect(found.slice(0, 3)).toContain(amongThree);
  });

  it.each(['plan', 'how long', 'calculator', 'checklist'])('%s finds the plan among three', (typed) => {
    const found = rank(all, typed).map(({ href }) => href);
    expect(found.slice(0, 3)).toContain('/plan');
  });
});

describe('the index', () => {
  it('holds every listed page, every question and every term once', () => {
    const addresses = index.entries.map(({ href }) => href);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const { address, isListed } of content.pages) expect(addresses.includes(address)).toBe(isListed);
    const kinds = Map.groupBy(index.entries, ({ kind }) => kind);
    expect(kinds.get('term')).toHaveLength(content.glossary.terms.items.length);
    const services = [...content.standards, ...content.certifications, ...content.managementServices];
    const own = services.reduce((sum, { questions }) => sum + questions.length, 0);
    expect(kinds.get('question')).toHaveLength(own + 2 * services.length);
  });

  it('has words for no page twice', () => {
    const pages = content.search.words.map(({ page }) => page);
    expect(pages.filter((page, at) => pages.indexOf(page) !== at)).toEqual([]);
  });

  it('weighs at most 25 KB as it is sent', () => {
    expect(brotliCompressSync(JSON.stringify(index)).length).toBeLessThan(25 * 1024);
  });
});
