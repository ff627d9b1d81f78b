import type { Difference } from '../document/differences.ts';
import { fieldInWords } from '../field-words.ts';

/** What was and what is now, in words. */
export const Change = ({ before, after }: Omit<Difference, 'field'>) => {
  const side = (Side: 'del' | 'ins', when: string, words: string | undefined) =>
    words !== undefined && (
      <Side>
        <span data-visually-hidden>{when}: </span>
        {words}
      </Side>
    );
  return (
    <>
      {side('del', 'before', before)}
      {before !== undefined && after !== undefined && <span aria-hidden="true"> → </span>}
      {side('ins', 'after', after)}
    </>
  );
};

export const Changes = ({ changes, value }: { changes: readonly Difference[]; value: unknown }) => (
  <dl>
    {changes.map(({ field, before, after }) => (
      <div key={`${field} ${before === undefined}`}>
        <dt data-text="small">
          {fieldInWords(field, after === undefined ? undefined : value) || 'The whole'}
        </dt>
        <dd>
          <Change before={before} after={after} />
        </dd>
      </div>
    ))}
  </dl>
);
