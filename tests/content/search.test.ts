import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { SearchIndex } from '#src/features/search/dialog/dialog.ts';
import { rank, searchable } from '#src/features/search/rank.ts';
import { searchAsset } from '#src/site/search-asset.ts';
import { readTable } from '../table.ts';
import { content } from './this-content.ts';

const index: SearchIndex = JSON.parse(searchAsset.text);
const all = index.entries.map(searchable);

const byPage = z
  .record(z.string(), z.string())
  .transform((pages) =>
    Object.entries(pages).flatMap(([page, queries]) =>
      queries.split(' | ').map((typed) => ({ typed, page })),
    ),
  );
const { first, amongThree } = readTable(
  'tests/content/search-queries.yaml',
  z.strictObject({ first: byPage, amongThree: byPage }),
);
const found = (typed: string) => rank(all, typed).map(({ href }) => href);

describe('what visitors type', () => {
  it.each(first)('$typed leads to $page', ({ typed, page }) => {
    expect(found(typed)[0]).toBe(page);
  });

  it.each(amongThree)('$typed has $page among three', ({ typed, page }) => {
    expect(found(typed).slice(0, 3)).toContain(page);
  });
});

describe('the index', () => {
  it('holds every listed page, every question, claim and term once', () => {
    const addresses = index.entries.map(({ href }) => href);
    expect(new Set(index.entries.map(({ href, title }) => `${href} ${title}`)).size).toBe(addresses.length);
    for (const { address, isListed } of content.pages) expect(addresses.includes(address)).toBe(isListed);
    const kinds = Map.groupBy(index.entries, ({ kind }) => kind);
    expect(kinds.get('term')).toHaveLength(content.glossary.terms.items.length);
    const services = [...content.standards, ...content.certifications, ...content.managementServices];
    const own = services.reduce((sum, { questions }) => sum + questions.length, 0);
    const claims = content.checkCertificate.claims.items.length;
    expect(kinds.get('question')).toHaveLength(own + 2 * services.length + claims);
  });

  it('weighs at most 25 KB as it is sent', () => {
    expect(brotliCompressSync(searchAsset.text).length).toBeLessThan(25 * 1024);
  });
});
