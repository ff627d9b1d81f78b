import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import type { MadeComparison } from '../from-content.ts';

/** Comparisons with a page of their own, each with its answer. */
export const MadeComparisons = ({ made }: { made: readonly MadeComparison[] }) => (
  <ul className="tool-cards compare-made">
    {made.map(({ name, address, headline }) => (
      <li key={address}>
        <a className="tool-card" href={address}>
          <span>
            <b data-text="name">
              <UnbrokenText text={name} />
            </b>{' '}
            <span data-text="small">{headline}</span>
          </span>
        </a>
      </li>
    ))}
  </ul>
);
