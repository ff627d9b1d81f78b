import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import type { MadeComparison } from '../from-content.ts';

/** Comparisons with a page of their own. */
export const MadeComparisons = ({ made }: { made: readonly MadeComparison[] }) => (
  <ul className="tool-rows">
    {made.map(({ name, address }) => (
      <li key={address}>
        <a href={address} data-text="name">
          <UnbrokenText text={name} />
        </a>
      </li>
    ))}
  </ul>
);
