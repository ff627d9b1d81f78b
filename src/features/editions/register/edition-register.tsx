import { FromDay } from '#src/components/from-day/from-day.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { Section } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import { readableDay } from '#src/content/days.ts';
import '#src/islands/styles/table.css';
import { isCountable } from '../deadlines.ts';
import { endedFrom } from '../edition-state.ts';
import { noDay } from '../in-words.ts';
import type { EditionLabels } from '../labels.ts';
import { Certainty, EditionStatus } from '../marks.tsx';
import type { EditionsPage } from '../page-schema.ts';
import type { ShownEdition } from '../register-data.ts';
import type { Edition } from '../schema.ts';
import styles from './edition-register.module.css';

type EditionRegisterProps = {
  rows: readonly ShownEdition[];
  words: Pick<EditionsPage, 'register' | 'key' | 'disclaimer'>;
  labels: EditionLabels;
};

const Standard = ({ row: { numeral, href, named, amendment } }: { row: ShownEdition }) => (
  <>
    <p data-text="figure" data-screen-only>
      {numeral}
    </p>
    <a data-text="name" href={href} data-tap>
      {named}
    </a>
    {amendment && (
      <p className={styles.amendment} data-text="small">
        {amendment}
      </p>
    )}
  </>
);

/** What presses comes first. */
const order = ['in-transition', 'ended', 'guidance-replaced'] as const;

/** What is said of an edition that has a successor, and of one that counts, each in a column of that name. */
const ofReplaced = ['status', 'published', 'successor', 'lastNew', 'ends', 'source'] as const;
const ofCurrent = ['published', 'successor', 'source'] as const;

/** Every standard and scheme of the site: those with a successor in a table, which narrow screens show as blocks; below it those that count. */
export const EditionRegister = ({ rows, words, labels }: EditionRegisterProps) => {
  const { register, key, disclaimer } = words;
  const names = register.columns;

  /** What a date is of, where its label does not say it. */
  const kind = (words?: string) =>
    words && (
      <p className={styles.kind} data-text="small">
        {words}
      </p>
    );
  const date = (value: Edition['successorPublished'], before?: string) =>
    value && (
      <>
        {kind(before)}
        <p className={styles.date}>{value.text}</p>
        <Certainty level={value.certainty} labels={labels} />
      </>
    );
  const deadline = (value: Edition['ends'], before?: string) =>
    value && (
      <>
        {kind(before)}
        <p>
          <time dateTime={value.day}>{readableDay(value.day)}</time>
          {!isCountable(value) && <span data-day={value.day} />}
        </p>
        {isCountable(value) && <p data-text="name" data-days-left={value.day} />}
        <Certainty level={value.certainty} labels={labels} />
      </>
    );
  const cells = {
    status: (row: ShownEdition) => (
      <>
        <EditionStatus status={row.status} labels={labels} />
        <FromDay day={endedFrom(row)}>
          <EditionStatus status="ended" labels={labels} />
        </FromDay>
      </>
    ),
    published: (row: ShownEdition) => (
      <>
        {date(row.published)}
        {date(row.confirmed, labels.confirmed)}
      </>
    ),
    successor: (row: ShownEdition) =>
      row.successor && (
        <>
          <p data-text="name">
            <UnbrokenText text={row.successor} />
          </p>
          {date(row.successorPublished)}
          {date(row.successorExpected, labels.successorExpected)}
          {row.firstAudits &&
            date({ ...row.firstAudits, text: readableDay(row.firstAudits.day) }, labels.firstAudits)}
        </>
      ),
    lastNew: (row: ShownEdition) => (
      <>
        {deadline(row.lastNew, labels.lastNew)}
        {deadline(row.newOnly, labels.newOnly)}
        {!row.lastNew && !row.newOnly && <p>{noDay('lastNew', row, labels)}</p>}
      </>
    ),
    ends: (row: ShownEdition) => deadline(row.ends) ?? <p>{noDay('end', row, labels)}</p>,
    source: ({ checkedOn, source }: ShownEdition) => (
      <details>
        <summary data-text="small">
          <span>
            {labels.checkedOn} <span data-unbroken>{readableDay(checkedOn)}</span>
          </span>
          <Icon name="plus" size="small" />
        </summary>
        <p data-text="small">{source}</p>
      </details>
    ),
  };
  const table = (columns: readonly (keyof typeof cells)[], shown: readonly ShownEdition[]) => (
    <>
      <thead data-text="label">
        <tr>
          {(['standard', ...columns] as const).map((column) => (
            <th scope="col" key={column}>
              {names[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <tr className={styles.row} key={row.page} data-family={row.family} id={row.page}>
            <th className={styles.standard} scope="row">
              <Standard row={row} />
            </th>
            {columns.map((column) => {
              const said = cells[column](row);
              // When what is replaced was published, and all sources, are looked up.
              const isDetail = column === 'source' || (column === 'published' && row.status !== 'current');
              return (
                <td
                  key={column}
                  data-column={column}
                  data-label={said && names[column]}
                  data-detail={isDetail || undefined}
                >
                  {said}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </>
  );
  return (
    <Section id="register" heading={register.heading} note={register.note}>
      <div className="tool-place">
        <UnfoldButton controls="register-table" label={register.details} />
        <div id="register-table" data-fold>
          <table className={`tool-table ${styles.table}`} data-text="small">
            <caption data-visually-hidden>{register.caption}</caption>
            {table(
              ofReplaced,
              order.flatMap((status) => rows.filter((row) => row.status === status)),
            )}
          </table>
          <h3 className={styles.heading} id="current-heading">
            {labels.status.current}
          </h3>
          <table className={`tool-table ${styles.table}`} data-text="small" aria-labelledby="current-heading">
            {table(
              ofCurrent,
              rows.filter(({ status }) => status === 'current'),
            )}
          </table>
        </div>
        <h3 className={styles.heading}>{key.heading}</h3>
        {/* What the strokes beside the dates mean. */}
        <dl className={styles.key}>
          {(['verified', 'reported', 'single'] as const).map((level) => (
            <div key={level}>
              <dt>
                <Certainty level={level} labels={labels} />
              </dt>
              <dd data-text="small">{key[level]}</dd>
            </div>
          ))}
        </dl>
        <p data-text="body">{disclaimer}</p>
      </div>
    </Section>
  );
};
