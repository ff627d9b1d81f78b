import type { ReactNode } from 'react';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';

type FoldProps = {
  id?: string;
  name: string;
  /** A part of a result, headed: folded on phones alone. A window made narrower folds nothing that was read. */
  isPart?: boolean;
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
export const Fold = ({ id, name, isPart, count, line, sign, isOpen, children }: FoldProps) => {
  const Name = isPart ? 'h2' : 'span';
  const isShown = isPart && matchMedia('(width >= 768px)').matches;
  return (
    <details className="tool-fold" id={id} data-part={isPart} open={isOpen ?? isShown}>
      <summary>
        {count !== undefined && <b data-text="figure">{count}</b>}{' '}
        <Name data-text={isPart || count !== undefined ? 'heading' : 'name'}>
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
