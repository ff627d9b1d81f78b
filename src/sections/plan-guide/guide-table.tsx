import { ResultTable, type ResultTableProps } from '#src/islands/plan/result-table.tsx';

/** A table that scrolls by itself where it is wider than its place. */
export const GuideTable = (props: ResultTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: on narrow screens it scrolls, by the keyboard too.
  <figure className="plan-scroll" aria-label={props.caption} tabIndex={0}>
    <ResultTable {...props} />
  </figure>
);
