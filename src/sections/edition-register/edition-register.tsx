import type { ReactNode } from 'react';
import type { z } from 'zod';
import { Certainty } from '#src/components/certainty/certainty.tsx';
import { HeadedSection } from '#src/components/headed-section/headed-section.tsx';
import { readableDay } from '#src/content/days.ts';
import type { Edition } from '#src/content/schemas/edition.ts';
import type { editionsPage } from '#src/content/schemas/firm-pages.ts';
import type { Labels } from '#src/content/schemas/labels.ts';
import { sureness } from '#src/editions/sureness.ts';
import { CertaintyKey } from './certainty-key.tsx';
import styles from './edition-register.module.css';
import { EditionStatus } from './edition-status.tsx';
import { registerGroups } from './groups.ts';

/** A row of the register with what the page adds: its colour, the large name and its address. */
export type RegisterRow = Edition & { numeral: string; family: string; href: string };

export type EditionRegisterProps = {
  rows: readonly RegisterRow[];
  words: Pick<z.infer<typeof editionsPage>, 'register' | 'key' | 'disclaimer'>;
  labels: Labels['edition'];
};

type Date = { text: string; certainty: Edition['published']['certainty'] };

/** Every standard and scheme of the site in one table, in three groups; narrow screens show blocks with labels. */
export const EditionRegister = ({ rows, words, labels }: EditionRegisterProps) => {
  const { register, key, disclaimer } = words;
  const { columns } = register;

  const date = (value: Date | undefined) =>
    value && (
      <>
        <p className={styles.date}>{value.text}</p>
        <Certainty level={value.certainty} word={labels.certainty[value.certainty]} />
      </>
    );
  const deadline = (value: { day: string; certainty: Date['certainty'] } | undefined) =>
    value && (
      <>
        <p>
          <time dateTime={value.day}>{readableDay(value.day)}</time>
        </p>
        <p className={styles.left} data-days-left={value.day} />
        <Certainty level={value.certainty} word={sureness(value.certainty, labels)} />
      </>
    );
  const cell = (label: string, content: ReactNode, isDay = false) => (
    <td data-label={label} data-day={isDay || undefined}>
      <div>{content || <p className={styles.none}>{register.none}</p>}</div>
    </td>
  );

  return (
    <HeadedSection id="register" heading={register.heading} note={register.note}>
      <div className={styles.register}>
        <table className={styles.table}>
          <caption data-visually-hidden>{register.caption}</caption>
          <thead>
            <tr>
              {Object.values(columns).map((column) => (
                <th className={styles.column} scope="col" key={column}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          {registerGroups(rows).map((group) => (
            <tbody key={group.status} data-parts>
              <tr>
                <th className={styles.group} scope="rowgroup" colSpan={Object.keys(columns).length}>
                  {labels.status[group.status]} <span className={styles.count}>{group.rows.length}</span>
                </th>
              </tr>
              {group.rows.map((row) => (
                <tr className={styles.row} key={row.page} data-family={row.family} id={row.page}>
                  <th className={styles.standard} scope="row">
                    <span className={styles.numeral}>{row.numeral}</span>
                    <a className={styles.named} href={row.href}>
                      {row.named}
                    </a>
                    {row.amendment && <span className={styles.amendment}>{row.amendment}</span>}
                  </th>
                  {cell(columns.status, <EditionStatus edition={row} word={labels.status[row.status]} />)}
                  {cell(columns.published, date(row.published))}
                  {cell(
                    columns.successor,
                    (row.successor || row.successorPublished) && (
                      <>
                        {row.successor && <p className={styles.successor}>{row.successor}</p>}
                        {date(row.successorPublished)}
                      </>
                    ),
                  )}
                  {cell(columns.lastNew, deadline(row.lastNew), true)}
                  {cell(columns.ends, deadline(row.ends), true)}
                  {cell(
                    columns.source,
                    <p className={styles.source}>
                      {row.source}{' '}
                      <span className={styles.checked}>
                        {labels.checkedOn} {readableDay(row.checkedOn)}
                      </span>
                    </p>,
                  )}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
        <CertaintyKey words={key} levels={labels.certainty} disclaimer={disclaimer} />
      </div>
    </HeadedSection>
  );
};
