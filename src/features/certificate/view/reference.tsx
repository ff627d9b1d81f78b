import type { ReactNode } from 'react';

type FoldProps = { id: string; heading: string; note?: string | undefined; children: ReactNode };

/** A part of the page that is looked up: folded, and whole on paper and without script. */
export const Fold = ({ id, heading, note, children }: FoldProps) => (
  <details className="tool-fold" id={id}>
    <summary data-text="name">{heading}</summary>
    {note && <p>{note}</p>}
    {children}
  </details>
);
