import type { Difference } from '../document/differences.ts';
import { fieldInWords } from '../field-words.ts';

/** What was and what is now, in words. */
export const Change = ({ before, after }: Omit<Difference, 'field'>) => (
  <>
    {before !== undefined && (
      <del>
        <span data-visually-hidden>before: </span>
        {before}
      </del>
    )}
    {before !== undefined && after !== undefined && <span aria-hidden="true"> → </span>}
    {after !== undefined && (
      <ins>
        <span data-visually-hidden>after: </span>
        {after}
      </ins>
    )}
  </>
);

/** What differs in a text, field by field. */
export const Changes = ({ changes, value }: { changes: readonly Difference[]; value: unknown }) => (
  <dl>
    {changes.map(({ field, ...sides }) => (
      <div key={`${field} ${sides.before === undefined}`}>
        <dt data-text="small">
          {fieldInWords(field, sides.after === undefined ? undefined : value) || 'The whole'}
        </dt>
        <dd>
          <Change {...sides} />
        </dd>
      </div>
    ))}
  </dl>
);
