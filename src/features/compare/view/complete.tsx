import { completeComparisons } from '../complete-comparisons.ts';
import type { CompareData } from './compare-data.ts';

/** The ways to the comparisons that have a page of their own and to do with the choice. */
export const Complete = ({ data, pages }: { data: CompareData; pages: readonly string[] }) => {
  const found = pages.length > 0 ? completeComparisons(pages, data.comparisons) : [];
  if (found.length === 0) return null;
  return (
    <div className="plan-complete">
      <h3>{data.compare.choose.complete}</h3>
      <ul>
        {found.map(({ id, name, address }) => (
          <li key={id}>
            <a className="plan-behind" href={address}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};
