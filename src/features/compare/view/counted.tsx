import type { ReactNode } from 'react';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';

type CountedProps = {
  /** How many it holds. */
  count: number;
  heading: string;
  /** Drawn behind the heading. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of a comparison under its number, shown when it is asked for: whole on paper. */
export const Counted = ({ count, heading, aside, children }: CountedProps) => (
  <details className="tool-fold compare-part">
    <summary>
      <b data-text="figure">{count}</b>
      <span data-text="heading">
        <UnbrokenText text={heading} />
      </span>
      {aside}
    </summary>
    {children}
  </details>
);
