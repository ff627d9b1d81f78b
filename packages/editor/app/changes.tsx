import type { Difference } from '../document/differences.ts';

/** What was and what is now, in words. */
export const Change = ({ before, after }: Omit<Difference, 'field'>) => (
  <>
    {before !== undefined && (
      <del>
        <span className="unseen">before: </span>
        {before}
      </del>
    )}
    {before !== undefined && after !== undefined && <span aria-hidden="true"> → </span>}
    {after !== undefined && (
      <ins>
        <span className="unseen">after: </span>
        {after}
      </ins>
    )}
  </>
);
