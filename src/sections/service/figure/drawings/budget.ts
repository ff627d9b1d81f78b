import { ends } from '../places.ts';
import type { Draw, Item, Part } from '../sheet.ts';

const start = [14, 252] as const;
/** As long as this the total is drawn. */
const longest = 250;

/** Contributions laid at right angles to each other, so that what leads back to the start is their root of squares. */
export const budget: Draw<'budget'> = ({ contributions, total, result }) => {
  const scale = longest / total.value;
  const corners = ends(
    start,
    contributions.map(({ value }) => value * scale),
  );
  const at = (index: number) => corners[index] ?? start;
  return {
    height: 318,
    parts: [
      [
        ...corners.slice(1).map(
          (corner, index): Item => ({
            tone: 'lit',
            opacity: 0.9 - 0.25 * index,
            d: `M${start.join(' ')}L${at(index).join(' ')}L${corner.join(' ')}z`,
          }),
        ),
        { tone: 'ink', strokeWidth: 6, d: `M${start.join(' ')}L${at(corners.length - 1).join(' ')}` },
      ],
      ...contributions.map(({ title, value }, index): Part => {
        const [[fromX, fromY], [toX, toY]] = [at(index - 1), at(index)];
        const [x, y] = [(fromX + toX) / 2, (fromY + toY) / 2];
        const [beside, below] = index === 0 ? [-46, 26] : [10, 4];
        return [
          { x: x + beside, y: y + below, look: 'numeral', size: 24, text: value },
          { x: x + beside + 26, y: y + below - 1, text: title },
        ];
      }),
      [
        { x: 0, y: 104, look: 'numeral', size: 76, text: total.value },
        { x: 0, y: 34, text: total.title },
      ],
      [{ x: start[0], y: 312, look: 'bold', size: 18, text: result }],
    ],
  };
};
