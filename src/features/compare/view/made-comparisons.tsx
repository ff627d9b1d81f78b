import { columnsOf } from '../answer.ts';
import type { CompareData } from '../from-content.ts';

/** The comparisons with a page of their own, each with the objects it puts side by side. */
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
    <ul className="tool-cards" data-tall>
      {data.made.map(({ name, address, headline, pages }) => (
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
  </section>
);
