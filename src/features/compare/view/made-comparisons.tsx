import { linkTo } from '#src/islands/link/read-link.ts';
import { ActionButton } from '#src/islands/take/action-button.tsx';
import { columnsOf } from '../answer.ts';
import { linkParts } from '../choice.ts';
import type { CompareData, MadeComparison } from '../from-content.ts';

type MadeCardsProps = { made: readonly MadeComparison[]; data: CompareData };

/** Comparisons with a page of their own, each with the objects it puts side by side. */
export const MadeCards = ({ made, data }: MadeCardsProps) => (
  <ul className="tool-cards compare-made" data-tall>
    {made.map(({ name, address, headline, pages }) => (
      <li key={address}>
        <a className="tool-card" href={address}>
          <span>
            {columnsOf(pages, data).map(({ id, family, object }) => (
              <img
                key={id}
                data-family={family}
                src={object}
                width="200"
                height="200"
                alt=""
                loading="lazy"
              />
            ))}
          </span>
          <span>
            <b data-text="name">{name}</b>
            <span data-text="small">{headline}</span>
          </span>
        </a>
      </li>
    ))}
  </ul>
);

/** All of them, below the board. */
export const MadeComparisons = ({ heading, data }: { heading: string; data: CompareData }) => (
  <section
    className="tool-section compare-asked"
    data-mist
    id="pairs"
    aria-labelledby="pairs-heading"
    data-screen-only
  >
    <h2 id="pairs-heading" data-text="heading">
      {heading}
    </h2>
    <MadeCards made={data.made} data={data} />
  </section>
);

type MadeActsProps = {
  data: CompareData;
  pages: readonly string[];
  /** The address of the page with the board. */
  board: string;
  /** The whole address of this comparison. */
  address: string;
};

/** What can be done with one of them: another choice on the board, and its address copied by the page's own behaviour. */
export const MadeActs = ({ data: { result, asking }, pages, board, address }: MadeActsProps) => {
  const { screen, answers } = linkParts({ pages, isBoard: true });
  return (
    <p className="tool-acts" data-screen-only data-needs-script>
      <ActionButton href={board + linkTo(screen, answers)}>{result.change}</ActionButton>
      <button className="take-button" data-text="name" type="button" data-copy={address}>
        {asking.take.share}
      </button>
      <span className="take-done" role="status" data-done={asking.take.copied} />
    </p>
  );
};
