import { balancedLines } from '#src/pictures/balanced-lines.ts';
import styles from './drawing.module.css';
import { itemsOf, type Shape, type Sheet, saidOf, WIDTH, type Words } from './sheet.ts';

const Path = ({ tone, ...shape }: Shape) => <path className={tone && styles[tone]} {...shape} />;

const Text = ({ x, y, text, size = 16, anchor, look, onLit, limit, turned }: Words) => {
  const lines = balancedLines(String(text), limit ?? Number.POSITIVE_INFINITY, ({ length }) => length);
  return (
    <text
      x={x}
      y={y}
      fontSize={size === 16 ? undefined : size}
      textAnchor={anchor}
      className={[look && styles[look], onLit && styles.onLit].filter(Boolean).join(' ') || undefined}
      transform={turned === undefined ? undefined : `rotate(${turned} ${x} ${y})`}
    >
      {lines.length === 1
        ? lines[0]
        : lines.map((line, index) => (
            <tspan key={line} x={x} dy={index === 0 ? undefined : size * 1.15}>
              {line}
            </tspan>
          ))}
    </text>
  );
};

/** A drawing, and what it says in a list for those who do not see it. */
export const Drawing = ({ height, parts }: Sheet) => (
  <figure aria-labelledby="figure-heading">
    <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
      {parts.flatMap((part) =>
        itemsOf(part).map((item) =>
          'text' in item ? <Text key={`${item.x} ${item.y}`} {...item} /> : <Path key={item.d} {...item} />,
        ),
      )}
    </svg>
    <ul data-visually-hidden>{parts.map(saidOf).map((line) => line && <li key={line}>{line}</li>)}</ul>
  </figure>
);
