import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import { readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { Fold } from '#src/islands/fold.tsx';
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

type TablePartProps = PartProps & Omit<TableProps, 'caption'> & { showAll: string };

/** A part whose matter is a table of its name, which phones fold: `Show all {count}`. */
export const TablePart = ({ columns, rows, hasFigures, showAll, children, ...part }: TablePartProps) => (
  <Part {...part}>
    <div id={`${part.id}-table`} data-fold>
      {/* The scroller is inside what is folded: there the keyboard passes it over. */}
      <div data-detail>
        <Scroller caption={part.words.heading} {...{ columns, rows, hasFigures }} />
      </div>
    </div>
    <UnfoldButton controls={`${part.id}-table`} count={rows.length} label={showAll} />
    {children}
  </Part>
);

type SmallTablesProps = {
  columns: readonly string[];
  /** Each with where its figures come from, where that is not said of all. */
  tables: readonly { caption: string; rows: TableProps['rows']; source?: string }[];
};

/** Small tables beside each other, each under its name. */
export const SmallTables = ({ columns, tables }: SmallTablesProps) => (
  <div className="plan-tracks">
    {tables.map(({ caption, rows, source }) => (
      <Fold key={caption} name={caption}>
        <Scroller {...{ caption, columns, rows }} hasFigures />
        {source && <p data-text="small">{source}</p>}
      </Fold>
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
