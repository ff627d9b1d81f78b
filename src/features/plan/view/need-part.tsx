import { Facts } from '#src/islands/facts.tsx';
import { Part } from '#src/islands/part.tsx';
import type { PlanData } from '../plan-data.ts';
import type { PlanResult } from '../result/result.ts';

/** What is needed: the standard and its edition, what else fits and what does not, and the dates to know. */
export const NeedPart = ({ result, data }: { result: PlanResult; data: PlanData }) => {
  const { words, finder } = data;
  const { need, cards, checks } = result;
  return (
    <Part number={1} id="need" heading={words.parts.need} line={need[0]?.text ?? ''} isFolded>
      {need.length === 0 && cards.length === 0 && <p>{finder.nothing}</p>}
      {need.length > 0 && <Facts items={need} />}
      {checks.length > 0 && (
        <ul className="tool-rows" data-text="small">
          {checks.map((text) => (
            <li key={text} className="tool-level" data-level="none">
              {text}
            </li>
          ))}
        </ul>
      )}
      {cards.length > 0 && (
        <ul className="ask-lines">
          {cards.map(({ page, level, reasons }) => (
            <li key={page.id}>
              <a href={page.address}>
                <b data-text="name">{page.code}</b>
                <span data-text="small">{`${finder.levels[level]}. ${reasons.join(' ')}`}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
};
