import { type Fact, FactList } from '#src/components/fact-list/fact-list.tsx';
import ruled from '#src/components/fact-list/ruled-facts.module.css';
import { Icon } from '#src/components/icon/icon.tsx';
import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { Years } from '#src/features/editions/note/years.tsx';
import type { Edition } from '#src/features/editions/schema.ts';
import { measured, Ruler } from '#src/features/plan/calculation/calculation.tsx';
import '#src/features/plan/calculation/calculation.css';
import { EntryList } from '#src/sections/shared/entries/entries.tsx';
import tabs from '#src/sections/shared/tabs/tabs.module.css';
import styles from './guide.module.css';
import type { GuideTable } from './guide-tables.ts';

/** What it is, large, larger where rows have numbers, which are short; what to do, in bold. */
const looks = (index: number, count: number, isNumbered: boolean) => {
  if (index === 0) return isNumbered ? 'statement' : 'lead';
  return index === count - 1 ? 'name' : 'body';
};

type Written = Extract<GuideTable, { groups: unknown }>;
type Row = Written['groups'][number]['rows'][number];

/** `LKR 110,000` */
const isAmount = (value: string) => /^LKR [\d,]+$/.test(value);

/** The name of a row, and the first that is said of it. */
const factOf = ({ label, cells }: Row): Fact[] =>
  cells.slice(0, 1).map((cell) => ({ label, text: isAmount(cell.value) ? 'name' : undefined, ...cell }));

/** Rows as an index of their names, the facts of one of them beside it: on phones below its name, on paper of all. */
const Index = ({ id, columns: [, ...labels], groups }: Written & { id: string }) => {
  const isNumbered = groups.some(({ rows }) => rows.some(({ number }) => number));
  const ofRow = ({ number, label, cells }: Row) => ({
    number,
    title: label,
    facts: cells.map(
      (cell, index): Fact => ({
        label: labels[index] ?? '',
        text: looks(index, cells.length, isNumbered),
        ...cell,
      }),
    ),
  });
  const entries = groups.flatMap(({ heading, rows }) =>
    heading ? { number: undefined, title: heading, facts: rows.flatMap(factOf) } : rows.map(ofRow),
  );
  const isGrouped = groups.some(({ heading }) => heading);
  return (
    <div className={`${tabs.parts} ${styles.index}`} data-index>
      {entries.map(({ number, title, facts }, index) => (
        <details className={tabs.part} key={title} name={id} open={index === 0}>
          <summary>
            {number && <b data-text="heading">{number}</b>}
            <h3>
              <UnbrokenText text={title} />
            </h3>
            <Icon name="plus" />
          </summary>
          <FactList facts={facts} className={styles.panel} names={isGrouped ? 'name' : 'label'} text="body" />
        </details>
      ))}
    </div>
  );
};

/** Firms side by side: days and months large, each over a ruler to one scale; how they were come to is folded. */
const Firms = ({ columns: [, ...labels], firms, how }: Extract<GuideTable, { firms: unknown }>) => {
  const longest = (at: number) => Math.max(...firms.map(({ figures }) => measured(figures[at] ?? '').to));
  return (
    <ul className={styles.firms}>
      {firms.map(({ title, figures, counted, parts }) => (
        <li key={title}>
          <h3>{title}</h3>
          {figures.map((figure, index) => (
            <p key={labels[index]}>
              <span data-text="label">{labels[index]}</span> <b data-text="figure">{figure}</b>
              <Ruler {...measured(figure)} longest={longest(index)} />
            </p>
          ))}
          <FactList
            className={styles.parts}
            facts={parts.map((value, index) => ({ label: labels[index + figures.length] ?? '', value }))}
            text="body"
          />
          <details>
            <summary data-text="name">
              {how}
              <Icon name="plus" />
            </summary>
            <p data-text="small">
              <UnbrokenText text={counted} />
            </p>
          </details>
        </li>
      ))}
    </ul>
  );
};

/** As many characters as stand in a line. */
const line = 45;

type GuideSectionProps = SectionProps & {
  id: string;
  table: GuideTable;
  /** Whose years stand below the heading, where it has a successor. */
  edition?: Edition | undefined;
};

/** A table of a guide in the form that it needs: firms, brief lines to tick, a few facts beside their heading, an index of names. */
export const GuideSection = ({ table, edition, ...section }: GuideSectionProps) => {
  const rows = table.groups?.flatMap((group) => group.rows) ?? [];
  const isFlat = table.columns.length === 2 && table.groups?.length === 1;
  const isBrief = rows.length > 0 && rows.every(({ cells: [first] }) => (first?.value ?? '').length <= line);
  return (
    <Section
      layout={isFlat ? 'split' : 'stack'}
      aside={edition?.successorPublished && <Years edition={edition} />}
      {...section}
    >
      {table.firms && <Firms {...table} />}
      {isFlat && <FactList className={ruled.rows} facts={rows.flatMap(factOf)} names="heading" text="body" />}
      {table.groups &&
        !isFlat &&
        (isBrief ? (
          <EntryList
            id={`${section.id}-list`}
            look="ticks"
            items={rows.map(({ label, cells: [first, second] }) => ({
              title: `${label}: ${first?.value}`,
              text: second?.value,
            }))}
          />
        ) : (
          <Index id={section.id} {...table} />
        ))}
    </Section>
  );
};
