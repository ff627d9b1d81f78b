import type { Key } from '../result/result.ts';

type KeyFigureProps = { keys: readonly Key[]; size: 'display' | 'figure' };

/** The figure to repeat to somebody else, in the largest type there is, and below it the one that is said after it. */
export const KeyFigure = ({ keys: [key, then], size }: KeyFigureProps) =>
  key && (
    <p className="plan-key-figure">
      <span data-text="name">{key.label}</span>
      <b data-text={size}>{key.value}</b>
      {then && (
        <span>
          {then.label} <span data-text="heading">{then.value}</span>
        </span>
      )}
    </p>
  );
