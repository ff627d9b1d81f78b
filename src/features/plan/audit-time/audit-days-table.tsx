import { Fragment } from 'react';
import type { z } from 'zod';
import type { costPage } from '#src/content/schemas/firm-pages.ts';
import { Table } from '#src/islands/table.tsx';
import type { PlanRules } from '../rules-schema.ts';

type AuditDaysTableProps = {
  words: z.infer<typeof costPage>['auditDays'];
  bands: PlanRules['auditTime']['bands'];
  /** Each figure over a line as long. */
  hasBars?: boolean;
};

/** The public table of auditor days: people in scope, and the days of each column. */
export const AuditDaysTable = ({ words, bands, hasBars = false }: AuditDaysTableProps) => (
  <Table
    className="audit-days"
    figures="counted"
    caption={words.caption}
    over={[{ columns: 2 }, { text: words.over.graded, columns: 3 }, { text: words.over.limited, columns: 1 }]}
    columns={Object.values(words.columns)}
    rows={bands.map(({ from, upTo, ...days }) => [
      `${from}–${upTo}`,
      ...Object.values(days).map((count, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always the same
        <Fragment key={column}>
          {count}
          {hasBars && (
            <svg aria-hidden="true">
              <path d={`M0 0h${count}`} />
            </svg>
          )}
        </Fragment>
      )),
    ])}
  />
);
