import type { ReactNode } from 'react';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';

type PartProps = {
  id: string;
  heading: string;
  /** Says the part in a line, where it is folded. */
  line?: string;
  /** On phones, until it is pressed. */
  isFolded?: boolean;
  children: ReactNode;
};

/**
 * A part of a result: open beside others, on a phone a line that opens where it is folded. Read once, when the result is shown: a
 * window that is made narrower folds nothing that was read.
 */
export const Part = ({ id, heading, line, isFolded = false, children }: PartProps) => (
  <details className="tool-part" id={id} open={!isFolded || matchMedia('(width >= 768px)').matches}>
    <summary>
      <h2 data-text="heading">{heading}</h2>
      {line && (
        <span data-text="small">
          <UnbrokenText text={line} />
        </span>
      )}
    </summary>
    {children}
  </details>
);
