import type { Card } from '../need/find.ts';

export type StandardCardProps = {
  card: Card;
  /** The level in words. */
  level: string;
  use: string;
  /** Step 2 calculates with it. */
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

/** How large it can be drawn: five digits fill a line that four leave free, five letters are wider, a word longer. */
const lengthOf = (numeral: string) => {
  if (numeral.length > 5) return 'long';
  return numeral.length === 5 && /\D/.test(numeral) ? 'letters' : numeral.length;
};

/** A page that the answers point to: its number drawn large, what it leads to, and why. */
export const StandardCard = ({ card, level, use, isChosen, onChoose }: StandardCardProps) => {
  const { page, reasons, edition } = card;
  // Nothing that is not what it seems, and no service, is calculated with.
  const canBeUsed = card.level !== 'not' && page.kind !== 'working-system';
  return (
    <li data-level={card.level} data-family={page.family}>
      {page.numeral && (
        <p className="plan-numeral" data-length={lengthOf(page.numeral)} aria-hidden="true">
          {page.numeral}
        </p>
      )}
      <p className="plan-label">{`${level} · ${page.outcome}`}</p>
      <h3>
        <a href={page.address}>{page.code}</a>
      </h3>
      {reasons.map((reason) => (
        <p className="plan-reasons" key={reason}>
          {reason}
        </p>
      ))}
      {edition && <p className="plan-edition">{edition}</p>}
      {canBeUsed && (
        <button type="button" aria-pressed={isChosen} onClick={() => onChoose(!isChosen)}>
          {use}
          <span data-visually-hidden>{`: ${page.code}`}</span>
        </button>
      )}
    </li>
  );
};
