import type { Figure } from '#src/content/schemas/figure.ts';
import styles from './measure.module.css';

type MeasureProps = { measure: Extract<Figure, { kind: 'measure' }> };

/** One square for each counted thing, all rows in one scale; the longest row fills the width. */
const Squares = ({ count, most }: { count: number; most: number }) => (
  <svg viewBox={`0 0 ${most} 1`} aria-hidden="true">
    <path d={`M0 .5h${count}`} />
  </svg>
);

/** What a standard measures by: parts of a whole as rows of squares, or an order in which each step comes last. */
export const Measure = ({ measure: { total, items } }: MeasureProps) => {
  const most = Math.max(...items.map(({ count = 0 }) => count));
  return (
    <ol className={styles.items} data-order={total ? undefined : true}>
      {items.map((item, index) => (
        <li key={item.title}>
          <b data-text="figure" data-ordinal>
            {item.count ?? index + 1}
          </b>
          <div>
            <h3>{item.title}</h3>
            {item.text && <p>{item.text}</p>}
          </div>
          {item.count && <Squares count={item.count} most={most} />}
        </li>
      ))}
    </ol>
  );
};
