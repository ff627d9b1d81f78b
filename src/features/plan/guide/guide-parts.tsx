import type { ReactNode } from 'react';
import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import { readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { Table, type TableProps } from '#src/islands/table.tsx';
import type { PlanHowPage } from '../page-schema.ts';
import type { Phases } from '../schedule/schema.ts';

type PartProps = Pick<SectionProps, 'id' | 'ground' | 'layout' | 'children'> & {
  words: { heading: string; note?: string | undefined };
};

/** A part of the guide under its heading. */
export const Part = ({ words: { heading, note }, layout = 'split', ...rest }: PartProps) => (
  <Section heading={heading} note={note} layout={layout} reveal="none" {...rest} />
);

/** A table that scrolls by itself where it is wider than its place. */
export const Scroller = (table: TableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: on narrow screens it scrolls, by the keyboard too.
  <figure className="plan-scroll" aria-label={table.caption} tabIndex={0}>
    <Table {...table} />
  </figure>
);

/** Matter that is folded on phones, with the button that shows its so many rows: `Show all {count}`. */
const Folded = (folded: { id: string; count: number; showAll: string; children: ReactNode }) => (
  <>
    <div id={folded.id} data-fold>
      {/* The scroller is inside what is folded: there the keyboard passes it over. */}
      <div data-detail>{folded.children}</div>
    </div>
    <UnfoldButton controls={folded.id} count={folded.count} label={folded.showAll} />
  </>
);

type TablePartProps = PartProps & Omit<TableProps, 'caption'> & { showAll: string };

/** A part whose matter is a table of its name. */
export const TablePart = ({ columns, rows, hasFigures, showAll, children, ...part }: TablePartProps) => (
  <Part {...part}>
    <Folded id={`${part.id}-table`} count={rows.length} showAll={showAll}>
      <Scroller caption={part.words.heading} {...{ columns, rows, hasFigures }} />
    </Folded>
    {children}
  </Part>
);

type SmallTablesProps = {
  id: string;
  columns: readonly string[];
  /** Each with where its figures come from, where that is not said of all. */
  tables: readonly { caption: string; rows: TableProps['rows']; source?: string }[];
  showAll: string;
};

/** Small tables beside each other, each under its name. */
export const SmallTables = ({ id, columns, tables, showAll }: SmallTablesProps) => (
  <div className="plan-tracks">
    {tables.map(({ caption, rows, source }, index) => (
      <div key={caption}>
        <h3>
          <UnbrokenText text={caption} />
        </h3>
        <Folded id={`${id}-${index + 1}`} count={rows.length} showAll={showAll}>
          <Scroller {...{ caption, columns, rows }} hasFigures />
        </Folded>
        {source && <p data-text="small">{source}</p>}
      </div>
    ))}
  </div>
);

type Rule = Phases['statements'][number];

/** Where a figure comes from, and when that was looked at. */
export const sourceOf = ({ source, checkedOn }: Pick<Rule, 'source' | 'checkedOn'>, words: PlanHowPage) =>
  fill(words.source, { source: source.replace(/\.$/, ''), date: readableDay(checkedOn) });

/** Rules in sentences, each after a word on what it is, with its source below it. */
export const Rules = ({ rules, words }: { rules: readonly Rule[]; words: PlanHowPage }) => (
  <ul className="plan-rules">
    {rules.map((rule) => (
      <li key={rule.text}>
        <p data-text="label">{words.bases[rule.basis]}</p>
        <p>{rule.text}</p>
        <p data-text="small">{sourceOf(rule, words)}</p>
      </li>
    ))}
  </ul>
);
