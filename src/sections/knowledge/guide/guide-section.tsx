import { type Fact, FactList } from '#src/components/fact-list/fact-list.tsx';
import ruled from '#src/components/fact-list/ruled-facts.module.css';
import { Icon } from '#src/components/icon/icon.tsx';
import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import type { Guide } from '#src/content/schemas/guide.ts';
import { Years } from '#src/features/editions/note/years.tsx';
import type { Edition } from '#src/features/editions/schema.ts';
import { measured, Ruler } from '#src/features/plan/calculation/calculation.tsx';
import '#src/features/plan/calculation/calculation.css';
import { Entries } from '#src/sections/shared/entries/entries.tsx';
import tabs from '#src/sections/shared/tabs/tabs.module.css';
import styles from './guide.module.css';
import { type GuideFirms, type GuideTable, reckonedFirms, shownCell } from './guide-tables.ts';

/** What it is, large, larger where rows have numbers, which are short; what to do, in bold. */
const looks = (index: number, count: number, isNumbered: boolean) => {
  if (index === 0) return isNumbered ? 'statement' : 'lead';
  return index === count - 1 ? 'name' : 'body';
};

type Row = GuideTable['groups'][number]['rows'][number];

/** `LKR 110,000` */
const isAmount = (value: string) => /^LKR [\d,]+$/.test(value);

/** The name of a row, and the first that is said of it. */
const factOf = ({ title, cells }: Row): Fact[] =>
  cells
    .slice(0, 1)
    .map(shownCell)
    .map((cell) => ({ label: title, text: isAmount(cell.value) ? 'name' : undefined, ...cell }));

/** Rows as an index of their names, the facts of one of them beside it: on phones below its name, on paper of all. */
const Index = ({ id, columns: [, ...labels], groups }: GuideTable) => {
  const isNumbered = groups.some(({ rows }) => rows.some(({ clauses }) => clauses));
  const isGrouped = groups.some(({ heading }) => heading);
  const ofRow = ({ clauses, title, cells }: Row) => {
    const facts = cells.map(
      (cell, index): Fact => ({
        label: labels[index] ?? '',
        text: looks(index, cells.length, isNumbered),
        ...shownCell(cell),
      }),
    );
    return { clauses, title, facts };
  };
  const entries = groups.flatMap(({ heading, rows }) =>
    heading ? { clauses: undefined, title: heading, facts: rows.flatMap(factOf) } : rows.map(ofRow),
  );
  return (
    <div className={`${tabs.parts} ${styles.index}`} data-look="index">
      {entries.map(({ clauses, title, facts }, index) => (
        <details className={tabs.part} key={title} name={id} open={index === 0}>
          <summary>
            {clauses && <b data-text="heading">{clauses}</b>}
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
const Firms = (section: GuideFirms) => {
  const { columns } = section;
  const firms = reckonedFirms(section);
  return (
    <ul className={styles.firms}>
      {firms.map((firm) => (
        <li key={firm.title}>
          <h3>{firm.title}</h3>
          {(['days', 'months'] as const).map((figure) => (
            <p key={figure}>
              <span data-text="label">{columns[figure]}</span> <b data-text="figure">{firm[figure]}</b>
              <Ruler
                {...measured(firm[figure])}
                longest={Math.max(...firms.map((one) => measured(one[figure]).to))}
              />
            </p>
          ))}
          <FactList
            className={styles.parts}
            facts={(['ours', 'others'] as const).map((part) => ({ label: columns[part], value: firm[part] }))}
            text="body"
          />
          <details>
            <summary data-text="name">
              {columns.how}
              <Icon name="plus" />
            </summary>
            <p data-text="small">
              <UnbrokenText text={firm.counted} />
            </p>
          </details>
        </li>
      ))}
    </ul>
  );
};

/** As many characters as stand in a line. */
const line = 45;

/** A table in the form that it needs: a few facts beside their heading, brief lines to tick, an index of names. */
const formOf = ({ columns, groups }: GuideTable) => {
  if (columns.length === 2 && groups.length === 1) return 'facts';
  const firsts = groups.flatMap(({ rows }) => rows.flatMap(factOf));
  return firsts.every(({ value = '' }) => value.length <= line) ? 'brief' : 'index';
};

type GuideSectionProps = Pick<SectionProps, 'ground' | 'action'> & {
  section: Guide['sections'][number];
  /** To take the checklist away. */
  file: { label: string; href: string };
  /** Whose years stand below the heading, where it has a successor. */
  edition: Edition | undefined;
};

/** A part of a guide: a checklist, firms, or a table. */
export const GuideSection = ({ section, file, edition, ground, action }: GuideSectionProps) => {
  const { id, heading, note } = section;
  const head = { id, heading, note, ground, action, spacing: 'dense' } as const;
  if (section.kind === 'checklist')
    return <Entries {...head} look="ticks" items={section.items} action={file} />;
  if (section.kind === 'firms')
    return (
      <Section {...head}>
        <Firms {...section} />
      </Section>
    );
  const form = formOf(section);
  const rows = section.groups.flatMap((group) => group.rows);
  return (
    <Section
      {...head}
      layout={form === 'facts' ? 'split' : 'stack'}
      aside={edition?.successorPublished && <Years edition={edition} />}
    >
      {form === 'index' && <Index {...section} />}
      {form === 'facts' && (
        <FactList className={ruled.rows} facts={rows.flatMap(factOf)} names="heading" text="body" />
      )}
      {form === 'brief' && (
        <dl className={styles.sheet} id={`${id}-list`}>
          {rows.map(({ title, cells }) => {
            const [value, text = ''] = cells.map((cell) => shownCell(cell).value);
            return (
              <div key={title}>
                <dt>
                  {title}: <b data-text="heading">{value}</b>
                </dt>
                <dd>
                  <span>
                    <UnbrokenText text={text} />
                  </span>
                </dd>
              </div>
            );
          })}
        </dl>
      )}
    </Section>
  );
};
