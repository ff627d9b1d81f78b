import { columnsOf } from '../answer.ts';
import type { CompareData } from '../from-content.ts';

/** The comparisons with a page of their own, each with the objects it puts side by side. */
export const Asked = ({ heading, data }: { heading: string; data: CompareData }) => (
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
      {data.made.map(({ id, name, address, headline, pages }) => (
        <li key={id}>
          <a className="tool-card" href={address}>
            <span>
              {columnsOf(pages, data).map((column) => (
                <img
                  key={column.id}
                  data-family={column.family}
                  src={column.object}
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
