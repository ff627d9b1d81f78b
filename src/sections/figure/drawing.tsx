import type { ReactNode } from 'react';
import { balancedLines } from '#src/pictures/balanced-lines.ts';
import styles from './drawing.module.css';

/** All drawings are as wide; their type is of the size of the page's where a telephone shows them. */
export const WIDTH = 360;

/** The sheet of a drawing. What it says stands beside it in words. */
export const Drawing = ({ height, children }: { height: number; children: ReactNode }) => (
  <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} ${height}`} aria-hidden="true">
    {children}
  </svg>
);

/** How an area or a line is painted: in the family's lit colour, its body, as a pane of glass, or as a line. */
export type Tone = 'lit' | 'body' | 'glass' | 'pane' | 'line' | 'lid' | 'seam' | 'hole' | 'fallen';
export const tone = (name: Tone) => styles[name];

export type WordsProps = {
  x: number;
  y: number;
  children: string | number;
  size?: number;
  anchor?: 'middle' | 'end' | undefined;
  look?: 'bold' | 'numeral';
  /** On an area in the lit colour. */
  onLit?: boolean | undefined;
  /** At most so many characters on a line: the lines stand below each other. */
  limit?: number;
  /** Degrees clockwise about their place. */
  turned?: number;
};

/** Words in a drawing, on one line or several; `y` is the foot of the first. */
export const Words = ({
  x,
  y,
  children,
  size,
  anchor,
  look,
  onLit,
  limit = Number.POSITIVE_INFINITY,
  turned,
}: WordsProps) => {
  const lines = balancedLines(String(children), limit, ({ length }) => length);
  const className = [look && styles[look], onLit && styles.onLit].filter(Boolean).join(' ');
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      textAnchor={anchor}
      className={className || undefined}
      transform={turned === undefined ? undefined : `rotate(${turned} ${x} ${y})`}
    >
      {lines.length === 1
        ? lines[0]
        : lines.map((line, index) => (
            <tspan key={line} x={x} dy={index === 0 ? undefined : (size ?? 16) * 1.15}>
              {line}
            </tspan>
          ))}
    </text>
  );
};

/** How many lines the words take: what stands below them begins lower. */
export const linesOf = (words: string, limit: number) =>
  balancedLines(words, limit, ({ length }) => length).length;

/** A block drawn from the front, its lid and its right side going back. */
export const Block = (props: { x: number; y: number; width: number; height: number; depth: number }) => {
  const { x, y, width, height, depth } = props;
  const rise = depth * 0.6;
  return (
    <>
      <path className={styles.lid} d={`M${x} ${y}l${depth}-${rise}h${width}l-${depth} ${rise}z`} />
      <path className={styles.body} d={`M${x + width} ${y}l${depth}-${rise}v${height}l-${depth} ${rise}z`} />
      <path className={styles.lit} d={`M${x} ${y}h${width}v${height}h-${width}z`} />
    </>
  );
};
