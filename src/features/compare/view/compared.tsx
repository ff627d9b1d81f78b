import { readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { carryOver } from '../carry-over.ts';
import { clauseRows } from '../clause-rows.ts';
import { withoutClauses } from '../comparable-clauses.ts';
import { factRows } from '../fact-rows.ts';
import { codesOf } from './codes.ts';
import type { CompareData } from './compare-data.ts';
import { SideBySide } from './side-by-side.tsx';

export type ComparedProps = {
  data: CompareData;
  /** Two to four, in the order of the columns. */
  pages: readonly string[];
  /** The visitor's day. */
  today: string | undefined;
  onlyDifferences: boolean;
  onOnlyDifferences: (isOn: boolean) => void;
};

/** What is chosen side by side: by consequence, what carries over, and by clause where all have some. */
export const Compared = ({ data, pages, today, onlyDifferences, onOnlyDifferences }: ComparedProps) => {
  const { pairs, choose: words } = data.compare;
  const columns = pages.flatMap((page) => data.pages.find(({ id }) => id === page) ?? []);
  const facts = factRows(pages, data, today);
  const shown = facts.filter(({ remark }) => !(onlyDifferences && remark));
  const clauses = clauseRows(pages, data);
  return (
    <>
      <label className="plan-switch">
        <input
          type="checkbox"
          checked={onlyDifferences}
          onChange={({ target }) => onOnlyDifferences(target.checked)}
        />
        {words.differences}
      </label>
      <SideBySide
        id="by-consequence"
        heading={pairs.facts}
        note={today && fill(words.day, { date: readableDay(today) })}
        corner={pairs.aspect}
        columns={columns}
        rows={shown}
      />
      <section className="plan-side">
        <h3>{pairs.carries}</h3>
        {carryOver(pages, data).map(({ pages: some, words: text }) => (
          <p key={text} className="plan-says">
            {some.length < pages.length && <b>{`${codesOf(some, data)}: `}</b>}
            {text}
          </p>
        ))}
      </section>
      {clauses.length > 0 ? (
        <SideBySide
          id="by-clause"
          heading={pairs.clauses}
          note={pairs.clausesNote}
          corner={pairs.clause}
          columns={columns}
          rows={clauses}
        />
      ) : (
        <p className="plan-limit">
          {fill(words.noClauses, { names: codesOf(withoutClauses(pages, data.standards), data) })}
        </p>
      )}
    </>
  );
};
