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
          <thead data-text="label">
            <tr>
              <th scope="col" rowSpan={2} data-text="small">
                {columns.people}
              </th>
              <th scope="col" rowSpan={2}>
                {columns.iso9001}
              </th>
              <th scope="colgroup" colSpan={3}>
                {columns.both}
              </th>
              <th scope="colgroup">{columns.iso14001}</th>
            </tr>
            <tr>
              {[columns.high, columns.medium, columns.low, columns.limited].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bands.map(({ from, upTo, ...days }) => (
              <tr key={from}>
                <th scope="row" data-text="small">
                  {`${from}–${upTo}`}
                </th>
                {Object.entries(days).map(([column, count]) => (
                  <td key={column} data-text="name" data-whole={Number.isInteger(count) || undefined}>
                    {count}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </figure>
      <p className={styles.source} data-text="small">
        {source}
      </p>
    </Section>
  );
};
