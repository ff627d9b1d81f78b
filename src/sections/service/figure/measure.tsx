import type { Figure } from '#src/content/schemas/figure.ts';
import styles from './measure.module.css';

/**
 * What a standard measures by: parts of a whole as rows of squares, one for each counted thing, the longest as wide as there is
 * room; or an order in which each step comes last.
 */
export const Measure = ({ total, items }: Extract<Figure, { kind: 'measure' }>) => {
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
          {item.count && (
            <svg viewBox={`0 0 ${most} 1`} aria-hidden="true">
              <path d={`M0 .5h${item.count}`} />
            </svg>
          )}
        </li>
      ))}
    </ol>
  );
};
