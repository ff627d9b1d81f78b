import type { ReactNode } from 'react';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';

type NextProps = { heading: string; steps: readonly string[]; children?: ReactNode };

/** What to do next, step by step, which leads. */
export const Next = ({ heading, steps, children }: NextProps) => (
  <div className="tool-next">
    <h2>{heading}</h2>
    <ol className="tool-rows" data-text="figure">
      {steps.map((step) => (
        <li key={step}>
          <span data-text="name">
            <UnbrokenText text={step} />
          </span>
        </li>
      ))}
    </ol>
    {children}
  </div>
);
