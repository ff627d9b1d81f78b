import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import { ResultTable, type ResultTableProps } from '../view/result-table.tsx';

type GuideTableProps = ResultTableProps & {
  /** Folds the table on phones: its anchor, and the words of the button that shows it, `Show all {count}`. */
  fold?: { id: string; label: string };
};

/** A table that scrolls by itself where it is wider than its place. */
export const GuideTable = ({ fold, ...table }: GuideTableProps) => {
  const scroller = (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on narrow screens it scrolls, by the keyboard too.
    <figure className="plan-scroll" aria-label={table.caption} tabIndex={0}>
      <ResultTable {...table} />
    </figure>
  );
  return fold ? (
    <>
      <div id={fold.id} data-fold>
        {/* The scroller is inside what is folded: there the keyboard passes it over. */}
        <div data-detail>{scroller}</div>
      </div>
      <UnfoldButton controls={fold.id} count={table.rows.length} label={fold.label} />
    </>
  ) : (
    scroller
  );
};
