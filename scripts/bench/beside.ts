import { z } from 'zod';

const row = z.record(z.string(), z.union([z.string(), z.number()]));

/** One line of a table: figures by the heading of their column. The first column says what is measured. */
export type Row = z.infer<typeof row>;

/** What one run of the bench leaves in bench/latest.json: tables by name. */
export const run = z.record(z.string(), z.array(row));

/** The rows of a table, each figure with that of an earlier run in brackets where it was another. */
export const beside = (rows: readonly Row[], before: readonly Row[] = []): Row[] =>
  rows.map((now) => {
    const name = Object.values(now)[0];
    const was = before.find((other) => Object.values(other)[0] === name);
    const figures = Object.entries(now).map(([column, figure]) => {
      const earlier = was?.[column];
      return [column, earlier === undefined || earlier === figure ? figure : `${figure} (${earlier})`];
    });
    return Object.fromEntries(figures);
  });
