import type { ReactNode } from 'react';

type PartProps = {
  number: number;
  id: string;
  heading: string;
  /** Says the part in a line, where it is folded. */
  line: string;
  /** On phones, until it is pressed: the line already gives the answer. */
  isFolded?: boolean;
  children: ReactNode;
};

/** A numbered part of the result: open beside others, on a phone a line that opens where it is folded. */
export const Part = ({ number, id, heading, line, isFolded = false, children }: PartProps) => (
  <details className="plan-part" id={id} data-folded={isFolded || undefined} open={!isFolded || !isPhone()}>
    <summary>
      <h2 data-text="heading">
        <i aria-hidden="true">{String(number)}</i>
        <span>{heading}</span>
      </h2>
      <span data-text="small">{line}</span>
    </summary>
    {children}
  </details>
);

/** Read once, when the result is shown: a window that is made narrower folds nothing that was read. */
export const isPhone = () => matchMedia('(width < 768px)').matches;
