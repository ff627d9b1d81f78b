import type { CompareData } from './compare-data.ts';

/** Pages as they are called: `ISO 9001:2015, HACCP Service`. */
export const codesOf = (pages: readonly string[], data: Pick<CompareData, 'pages'>) =>
  pages.map((page) => data.pages.find(({ id }) => id === page)?.code ?? page).join(', ');
