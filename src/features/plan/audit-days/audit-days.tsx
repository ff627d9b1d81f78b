import type { z } from 'zod';
import { Section } from '#src/components/section/section.tsx';
import type { costPage } from '#src/content/schemas/cost-page.ts';
import type { AuditTime } from '../audit-time/schema.ts';
import styles from './audit-days.module.css';

type AuditDaysProps = {
  id: string;
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

/** The public table of auditor days by people in scope, with its source. */
export const AuditDays = ({ id, auditDays, bands }: AuditDaysProps) => {
  const { heading, note, caption, columns, source } = auditDays;
  return (
    <Section id={id} heading={heading} note={note} layout="split">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: large text makes it scroll, by the keyboard too. */}
      <figure className={styles.scroll} aria-label={caption} tabIndex={0}>
        <table className={styles.table}>
          <caption data-visually-hidden>{caption}</caption>
          <colgroup />
          <colgroup />
          <colgroup span={3} />
          <colgroup />
          <thead>
            <tr>
              <th scope="col" rowSpan={2}>
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
              <th id="days-high" headers="days-both" scope="col">
                {columns.high}
              </th>
              <th id="days-medium" headers="days-both" scope="col">
                {columns.medium}
              </th>
              <th id="days-low" headers="days-both" scope="col">
                {columns.low}
              </th>
              <th id="days-limited" headers="days-iso14001" scope="col">
                {columns.limited}
              </th>
            </tr>
          </thead>
          <tbody>
            {bands.map(({ from, upTo, quality, high, medium, low, limited }, row) => (
              <tr key={from}>
                <th id={`days-row-${row}`} scope="row">
                  {`${from}–${upTo}`}
                </th>
                {[quality, high, medium, low, limited].map((count, column) => (
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: the columns are always the same
                    key={column}
                    headers={`days-row-${row} ${headersOf[column] ?? ''}`}
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
      <p className={styles.source}>{source}</p>
    </Section>
  );
};
