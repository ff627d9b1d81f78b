import { content } from '#src/content/content.ts';
import { dataFile } from '#src/islands/data-file.ts';
import { registerRows, toolPages } from '#src/tools/plan-data.ts';
import type { CompareData } from './compare-data.ts';

const { compare, comparisons, editions, labels, planWords, standards, certifications } = content;
const { rows, product, pairs, choose, carryOver } = compare;

type Service = CompareData['certifications'][number];

const service = ({ id, facts, outcome: { givenBy } }: Service): Service => ({
  id,
  facts: facts.filter(({ label }) => label === rows.preparation),
  outcome: { givenBy },
});

/** What a comparison of the visitor's choice shows, made at build. */
export const compareData: CompareData = {
  compare: { rows, product, pairs, choose, carryOver, standards: compare.standards },
  comparisons: comparisons.map(({ id, name, address, pages, carries }) => ({
    id,
    name,
    address,
    pages,
    carries,
  })),
  pages: toolPages(content)
    .filter(({ kind }) => kind !== 'working-system')
    .map(({ id, code, address, family, numeral }) => ({ id, code, address, family, numeral })),
  editions: registerRows(editions),
  labels: { edition: { lines: labels.edition.lines } },
  standards: standards.map(({ clauses: { items }, ...standard }) => ({
    ...service(standard),
    clauses: { items: items.map(({ number, title, text }) => ({ number, title, text })) },
  })),
  certifications: certifications.map(service),
  words: { link: planWords.link, keep: planWords.keep },
};

/** The same as the file that the browser fetches. */
export const compareFile = dataFile('compare', compareData);
