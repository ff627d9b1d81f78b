import { type Dispatch, memo, useMemo } from 'react';
import { holdableEditions } from '#src/features/editions/holdable.ts';
import { Choices } from '#src/islands/controls/choices.tsx';
import { Field } from '#src/islands/controls/field.tsx';
import type { HeldEdition } from '../link/schema.ts';
import type { IslandData } from './island-data.ts';
import { parsedMonth } from './parse.ts';
import type { PlanAction } from './state.ts';

export type HeldProps = { held: readonly HeldEdition[]; data: IslandData; dispatch: Dispatch<PlanAction> };

const keyOf = ({ page, edition }: Pick<HeldEdition, 'page' | 'edition'>) => `${page}@${edition}`;

/** The editions that an organisation holds, each with the month it is valid until. */
export const Held = memo(({ held, data, dispatch }: HeldProps) => {
  const { finder, register, pages, words } = data.tools;
  const editions = useMemo(
    () =>
      holdableEditions(register).map(({ page, id, named }) => ({
        id: keyOf({ page, edition: id }),
        label: named,
        family: pages.find((candidate) => candidate.id === page)?.family,
        edition: { page, edition: id },
      })),
    [register, pages],
  );
  const chosen = held.map(keyOf);
  const choose = (id: string, isHeld: boolean) => {
    const edition = editions.find((candidate) => candidate.id === id)?.edition;
    if (edition) dispatch({ type: 'held', edition, isHeld });
  };
  return (
    <>
      <Choices
        legend={finder.inputs.held}
        name="held"
        kind="checkbox"
        layout="short"
        options={editions}
        chosen={chosen}
        onChoose={choose}
      />
      <div className="plan-fields">
        {held.map((edition) => (
          <Field
            key={keyOf(edition)}
            label={`${editions.find(({ id }) => id === keyOf(edition))?.label}: ${finder.inputs.until}`}
            type="month"
            value={edition.until ?? ''}
            parse={parsedMonth}
            error={words.errors.month}
            onValue={(until) => dispatch({ type: 'held', edition: { ...edition, until }, isHeld: true })}
          />
        ))}
      </div>
    </>
  );
});
