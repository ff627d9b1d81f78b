import type { ReactNode } from 'react';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';

type FoldProps = {
  id?: string;
  name: string;
  note?: string | undefined;
  isOpen?: boolean | undefined;
  children: ReactNode;
};

/** Matter under its name, shown when it is asked for, or at first: whole on paper. */
export const Fold = ({ id, name, note, isOpen, children }: FoldProps) => (
  <details className="tool-fold" id={id} open={isOpen}>
    <summary data-text="name">
      {/* One part of the line, beside its sign. */}
      <span>
        <UnbrokenText text={name} />
      </span>
    </summary>
    {note && <p>{note}</p>}
    {children}
  </details>
);
