import type { Column, CompareData } from '../from-content.ts';

/** The columns of these pages, in their order. */
export const columnsOf = (pages: readonly string[], { columns }: Pick<CompareData, 'columns'>): Column[] =>
  pages.flatMap((page) => columns.find(({ id }) => id === page) ?? []);

/** `ISO 9001, ISO 14001 and ISO/IEC 27001` */
export const namesOf = (columns: readonly Column[]) =>
  columns
    .map(({ name }) => name)
    .join(', ')
    .replace(/, ([^,]+)$/, ' and $1');
