import type { z } from 'zod';
import type { costPage } from '#src/content/schemas/cost-page.ts';
import type { AuditTime } from '../audit-time/schema.ts';
import styles from './audit-days.module.css';

type AuditDaysProps = {
  auditDays: z.infer<typeof costPage>['auditDays'];
  bands: AuditTime['bands'];
};

/** The headings of each column of days: of its group, then its own. */
const headersOf = [
  'days-iso9001',
  'days-both days-high',
  'days-both days-medium',
  'days-both days-low',
  'days-iso14001 days-limited',
];

/** The public table of auditor days by people in scope. */
export const AuditDays = ({ auditDays: { caption, columns }, bands }: AuditDaysProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: large text makes it scroll, by the keyboard too.
  <figure className={styles.scroll} aria-label={caption} tabIndex={0}>
    <table className={styles.table}>
      <caption data-visually-hidden>{caption}</caption>
      <colgroup />
      <colgroup />
      <colgroup span={3} />
      <colgroup />
      <thead data-text="label">
        <tr>
          <th scope="col" rowSpan={2} data-text="small">
            {columns.people}
          </th>
          <th id="days-iso9001" scope="col" rowSpan={2}>
            {columns.iso9001}
          </th>
          <th id="days-both" scope="colgroup" colSpan={3}>
            {columns.both}
          </th>
          <th id="days-iso14001" scope="colgroup">
            {columns.iso14001}
          </th>
        </tr>
        <tr>
          {(['high', 'medium', 'low', 'limited'] as const).map((column) => (
            <th
              id={`days-${column}`}
              headers={column === 'limited' ? 'days-iso14001' : 'days-both'}
              scope="col"
              key={column}
            >
              {columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bands.map(({ from, upTo, ...days }, row) => (
          <tr key={from}>
            <th id={`days-row-${row}`} scope="row" data-text="small">
              {`${from}–${upTo}`}
            </th>
            {Object.entries(days).map(([name, count], column) => (
              <td
                key={name}
                headers={`days-row-${row} ${headersOf[column] ?? ''}`}
                data-text="name"
                data-whole={Number.isInteger(count) || undefined}
              >
                {count}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </figure>
);
