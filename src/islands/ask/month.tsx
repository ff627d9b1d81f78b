import { useState } from 'react';
import { months } from '#src/content/days.ts';
import { Choices } from './choices.tsx';

type MonthProps = {
  /** The years to choose from, and the one that is shown at first; without it, the year is chosen first. */
  years: readonly number[];
  year: number | undefined;
  /** The first month that can be chosen: `2026-11`. */
  first: string;
  /** The first month that is not too soon, and the words for those before it. */
  soonest?: string | undefined;
  tooSoon: string;
  /** `2028-03` */
  chosen: string | undefined;
  onChoose: (month: string) => void;
};

/** A month by two presses: the year, where it is another, and the month. */
export const Month = ({
  years,
  year,
  first,
  soonest = first,
  tooSoon,
  chosen = '',
  onChoose,
}: MonthProps) => {
  const [shown, setShown] = useState(chosen.slice(0, 4) || String(year ?? ''));
  const ofYear = months.map((label, index) => ({
    id: `${shown}-${String(index + 1).padStart(2, '0')}`,
    label,
  }));
  return (
    <>
      <Choices
        look="short"
        choices={years.map(String).map((one) => ({ id: one, label: one }))}
        chosen={[shown]}
        onChoose={setShown}
      />
      <Choices
        look="short"
        choices={ofYear
          .filter(({ id }) => shown !== '' && id >= first)
          .map((month) => (month.id < soonest ? { ...month, text: tooSoon } : month))}
        chosen={[chosen]}
        onChoose={onChoose}
      />
    </>
  );
};
