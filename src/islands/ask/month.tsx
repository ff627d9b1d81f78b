import { useState } from 'react';
import { months } from '#src/content/days.ts';
import type { AskingWords } from '../asking-schema.ts';

export type MonthProps = {
  words: AskingWords['months'];
  /** The years to choose from, and the one that is shown at first. */
  years: readonly number[];
  year: number;
  /** The first month that can be chosen: `2026-11`. */
  first: string;
  /** `2028-03` */
  chosen: string | undefined;
  onChoose: (month: string) => void;
};

/** A month by two presses: the year, where it is another, and the month. */
export const Month = ({ words, years, year, first, chosen, onChoose }: MonthProps) => {
  const [shown, setShown] = useState(chosen ? Number(chosen.slice(0, 4)) : year);
  return (
    <div className="ask-month" data-text="name">
      <fieldset aria-label={words.year}>
        {years.map((one) => (
          <button key={one} type="button" aria-pressed={one === shown} onClick={() => setShown(one)}>
            {String(one)}
          </button>
        ))}
      </fieldset>
      <div>
        {months.map((name, index) => {
          const month = `${shown}-${String(index + 1).padStart(2, '0')}`;
          return (
            <button
              key={name}
              type="button"
              aria-label={`${name} ${shown}`}
              aria-pressed={month === chosen}
              disabled={month < first}
              onClick={() => onChoose(month)}
            >
              {name.slice(0, 3)}
            </button>
          );
        })}
      </div>
    </div>
  );
};
