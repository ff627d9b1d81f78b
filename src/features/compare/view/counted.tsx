import type { ReactNode } from 'react';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';

type CountedProps = {
  /** How many it holds. */
  count: number;
  heading: string;
  /** Names what it holds. */
  note?: string;
  /** Drawn behind the heading. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of a comparison under its number, shown when it is asked for: whole on paper. */
export const Counted = ({ count, heading, note, aside, children }: CountedProps) => (
  <details className="tool-fold compare-part">
    <summary>
      <b data-text="figure">{count}</b>
      <span>
        <span data-text="heading">
          <UnbrokenText text={heading} />
        </span>{' '}
        {note && <span data-text="small">{note}</span>}
      </span>
      {aside}
    </summary>
    {children}
  </details>
);
