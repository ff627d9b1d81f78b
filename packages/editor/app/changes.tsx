import type { Difference } from '../document/differences.ts';
import { fieldInWords } from '../field-words.ts';

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

/** What differs in a text, field by field. */
export const Changes = ({ changes, value }: { changes: readonly Difference[]; value?: unknown }) => (
  <dl>
    {changes.map(({ field, before, after }) => (
      <div key={`${field} ${before === undefined}`}>
        <dt>{fieldInWords(field, after === undefined ? undefined : value) || 'The whole'}</dt>
        <dd>
          <Change before={before} after={after} />
        </dd>
      </div>
    ))}
  </dl>
);
