import type { ReactNode } from 'react';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';

type FoldProps = {
  id?: string;
  name: string;
  /** A part of a result, headed: open beside others, or folded on phones. A window made narrower folds nothing that was read. */
  part?: 'open' | 'folded';
  /** How many it holds. */
  count?: number;
  /** Says in a line what it holds; of a part, while it is folded. */
  line?: string | undefined;
  /** A sign behind the name. */
  sign?: ReactNode;
  isOpen?: boolean | undefined;
  children: ReactNode;
};

/** Matter under its name, shown when it is asked for, or at first: whole on paper. */
export const Fold = ({ id, name, part, count, line, sign, isOpen, children }: FoldProps) => {
  const Name = part ? 'h2' : 'span';
  const isShown = part === 'open' || (part && matchMedia('(width >= 768px)').matches);
  return (
    <details className="tool-fold" id={id} data-part={part} open={isOpen ?? isShown}>
      <summary>
        {count !== undefined && <b data-text="figure">{count}</b>}{' '}
        <Name data-text={part || count !== undefined ? 'heading' : 'name'}>
          <UnbrokenText text={name} />
        </Name>{' '}
        {line && (
          <span data-text="small">
            <UnbrokenText text={line} />
          </span>
        )}
        {sign}
      </summary>
      {children}
    </details>
  );
};
