import type { ReactNode } from 'react';
import { Certainty } from '#src/components/certainty/certainty.tsx';
import styles from '#src/components/data-table/data-table.module.css';
import { FromDay } from '#src/components/from-day/from-day.tsx';
import { Section } from '#src/components/section/section.tsx';
import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import { readableDay } from '#src/content/days.ts';
import { isCountable } from '../deadlines.ts';
import { endedFrom } from '../ended-from.ts';
import type { EditionLabels } from '../labels.ts';
import type { EditionsPage } from '../page-schema.ts';
import type { Edition } from '../schema.ts';
import { noEnd, noLastNew, validity } from '../validity.ts';
import { CertaintyKey } from './certainty-key.tsx';
import { EditionStatus } from './edition-status.tsx';

/** A row of the register with what the page adds: its colour, the large name and its address. */
export type RegisterRow = Edition & { numeral: string; family: string; href: string };

type EditionRegisterProps = {
  rows: readonly RegisterRow[];
  words: Pick<EditionsPage, 'register' | 'key' | 'disclaimer'>;
  labels: EditionLabels;
};

/** The order of the groups: what presses comes first. */
const order = ['in-transition', 'ended', 'guidance-replaced', 'current'] as const;

type Date = Edition['published'];

/** A day as the register tells those that are not counted down. */
const told = (dated: Edition['firstAudits']): Date | undefined =>
  dated && { text: readableDay(dated.day), certainty: dated.certainty };

/** Every standard and scheme of the site in one table, in groups by status; narrow screens show blocks with labels. */
export const EditionRegister = ({ rows, words, labels }: EditionRegisterProps) => {
  const { register, key, disclaimer } = words;
  const { columns } = register;
  const groups = order
    .map((status) => ({ status, rows: rows.filter((row) => row.status === status) }))
    .filter((group) => group.rows.length > 0);

  const mark = (certainty: Date['certainty']) => (
    <Certainty
      level={certainty}
      word={
        <span>
          {labels.certainty[certainty]}
          {/* What leads to the source is folded with it; what to do about a date stays. */}
          <span data-detail={certainty === 'verified' || undefined}>: {labels.meaning[certainty]}</span>
        </span>
      }
    />
  );
  const date = (value: Date | undefined, before?: string) =>
    value && (
      <>
        {before && <p data-text="small">{before}</p>}
        <p className={styles.date}>{value.text}</p>
        {mark(value.certainty)}
      </>
    );
  const deadline = (value: Edition['ends'], before?: string) =>
    value && (
      <>
        {before && <p data-text="small">{before}</p>}
        <p>
          <time dateTime={value.day}>{readableDay(value.day)}</time>
          {!isCountable(value) && <span data-day={value.day} />}
        </p>
        {isCountable(value) && <p className={styles.left} data-text="name" data-days-left={value.day} />}
        {mark(value.certainty)}
      </>
    );
  const cell = (label: string, content: ReactNode, state?: 'missing' | 'detail') => (
    <td
      data-label={label}
      data-missing={state === 'missing' || undefined}
      data-detail={state === 'detail' || undefined}
    >
      <div>{content}</div>
    </td>
  );
  /** What nothing follows from is quiet; what is not known yet of an edition that will end is not. */
  const missing = (text: string, { status }: Edition) => (
    <p data-text={status === 'in-transition' ? undefined : 'small'}>{text}</p>
  );
  /** On narrow screens an edition that nothing replaces needs no line for what it does not have. */
  const unlessCurrent = ({ status }: Edition) => (status === 'current' ? 'missing' : undefined);

  return (
    <Section id="register" heading={register.heading} note={register.note}>
      <div className={styles.register}>
        <UnfoldButton controls="register-table" label={register.details} />
        <div id="register-table" data-fold>
          <table className={styles.table} data-text="small">
            <caption data-visually-hidden>{register.caption}</caption>
            <thead>
              <tr>
                {Object.values(columns).map((column) => (
                  <th className={styles.column} data-text="label" scope="col" key={column}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            {groups.map((group) => (
              <tbody key={group.status}>
                <tr>
                  <th
                    className={styles.group}
                    data-text="heading"
                    scope="rowgroup"
                    colSpan={Object.keys(columns).length}
                  >
                    {labels.status[group.status]}{' '}
                    <span data-text="label" data-screen-only>
                      {group.rows.length}
                    </span>
                  </th>
                </tr>
                {group.rows.map((row) => (
                  <tr className={styles.row} key={row.page} data-family={row.family} id={row.page}>
                    <th className={styles.standard} scope="row">
                      <span className={styles.numeral} data-text="figure" data-screen-only>
                        {row.numeral}
                      </span>
                      <a className={styles.named} data-text="name" href={row.href} data-tap>
                        {row.named}
                      </a>
                      {row.amendment && (
                        <span className={styles.amendment} data-text="small">
                          {row.amendment}
                        </span>
                      )}
                    </th>
                    {cell(
                      columns.status,
                      <>
                        <EditionStatus
                          status={row.status}
                          word={labels.status[row.status]}
                          validity={validity(row, labels)}
                        />
                        <FromDay day={endedFrom(row)}>
                          <EditionStatus status="ended" word={labels.status.ended} />
                        </FromDay>
                      </>,
                    )}
                    {cell(columns.published, date(row.published))}
                    {cell(
                      columns.successor,
                      row.successor ? (
                        <>
                          <p data-text="name">{row.successor}</p>
                          {date(row.successorPublished)}
                          {date(row.successorExpected, labels.successorExpected)}
                          {date(told(row.firstAudits), labels.firstAudits)}
                        </>
                      ) : (
                        missing(labels.missing.successor, row)
                      ),
                    )}
                    {cell(
                      columns.lastNew,
                      row.lastNew || row.newOnly ? (
                        <>
                          {deadline(row.lastNew, labels.lastNew)}
                          {deadline(row.newOnly, labels.newOnly)}
                        </>
                      ) : (
                        missing(noLastNew(row, labels), row)
                      ),
                      unlessCurrent(row),
                    )}
                    {cell(
                      columns.ends,
                      deadline(row.ends) ?? missing(noEnd(row, labels), row),
                      unlessCurrent(row),
                    )}
                    {cell(
                      columns.source,
                      <p data-text="small">
                        {row.source}{' '}
                        <span className={styles.checked}>
                          {labels.checkedOn} {readableDay(row.checkedOn)}
                        </span>
                      </p>,
                      'detail',
                    )}
                  </tr>
                ))}
              </tbody>
            ))}
          </table>
        </div>
        <CertaintyKey words={key} levels={labels.certainty} disclaimer={disclaimer} />
      </div>
    </Section>
  );
};
