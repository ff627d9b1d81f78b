import { useState } from 'react';
import { months } from '#src/content/days.ts';
import { Choices } from './choices.tsx';

type MonthProps = {
  /** Its month is the first that can be chosen. */
  today: string;
  /** How many years there are to choose from: one of them first, or the next one is shown. */
  years: number;
  isYearFirst: boolean;
  /** The first month that is not too soon, and the words for those before it. */
  soonest?: string | undefined;
  tooSoon: string;
  /** `2028-03` */
  chosen: string | undefined;
  onChoose: (month: string) => void;
};

/** A month by two presses: the year, where it is another, and the month. */
export const Month = (props: MonthProps) => {
  const { today, years, isYearFirst, soonest = '', tooSoon, chosen = '', onChoose } = props;
  const year = Number(today.slice(0, 4));
  const first = today.slice(0, 7);
  const [shown, setShown] = useState(chosen.slice(0, 4) || (isYearFirst ? '' : String(year + 1)));
  const ofYear = months.map((label, index) => ({
    id: `${shown}-${String(index + 1).padStart(2, '0')}`,
    label,
  }));
  return (
    <>
      <Choices
        look="short"
        choices={Array.from({ length: years }, (_, index) => String(year + index)).map((id) => ({
          id,
          label: id,
        }))}
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
