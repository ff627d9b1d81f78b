import { FromDay } from '#src/components/from-day/from-day.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { editionMark } from '#src/content/designation.ts';
import { endedFrom } from '../edition-state.ts';
import type { Edition } from '../schema.ts';

/** The year of an edition, and beside it that of a published successor, for the eye alone: the text names both. */
export const Years = ({ edition }: { edition: Edition }) => {
  const { named, status, successor, successorPublished } = edition;
  const old = editionMark(named) ?? named;
  const isOver = status === 'ended' || status === 'guidance-replaced';
  return (
    <p data-row data-screen-only aria-hidden="true">
      <span data-text={successorPublished ? 'figure' : 'numeral'}>
        {isOver ? <s>{old}</s> : old}
        <FromDay day={endedFrom(edition)}>
          <s>{old}</s>
        </FromDay>
      </span>
      {successorPublished && (
        <>
          <Icon name="arrow-right" size="large" />
          <span data-text="numeral">{editionMark(successor)}</span>
        </>
      )}
    </p>
  );
};
