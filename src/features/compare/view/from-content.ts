import { registerData } from '#src/features/editions/register-data.ts';
import type { Edition } from '#src/features/editions/schema.ts';
import { type Services, toolPages } from '#src/islands/tool-pages.ts';
import type { Compare } from '../schema.ts';
import type { CompareData } from './compare-data.ts';

type Service = CompareData['certifications'][number];
type Source = Omit<Services, 'standards' | 'certifications'> &
  Pick<CompareData, 'comparisons' | 'editionLabels'> & {
    compare: Compare;
    editions: readonly Edition[];
    planWords: CompareData['words'];
    standards: readonly (Services['standards'][number] & CompareData['standards'][number])[];
    certifications: readonly (Services['certifications'][number] & Service)[];
  };

/** What a comparison of the visitor's choice shows, made at build out of the checked content. */
export const compareIslandData = (content: Source): CompareData => {
  const { compare, comparisons, editions, editionLabels, planWords, standards, certifications } = content;
  const { rows, product, pairs, choose, carryOver } = compare;
  const service = ({ id, facts, outcome: { givenBy } }: Service): Service => ({
    id,
    facts: facts.filter(({ label }) => label === rows.preparation),
    outcome: { givenBy },
  });
  return {
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
    editions: registerData(editions),
    editionLabels: { lines: editionLabels.lines },
    standards: standards.map(({ clauses: { items }, ...standard }) => ({
      ...service(standard),
      clauses: { items: items.map(({ number, title, text }) => ({ number, title, text })) },
    })),
    certifications: certifications.map(service),
    words: { link: planWords.link, keep: planWords.keep },
  };
};
