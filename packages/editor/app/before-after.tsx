import type { PageChange } from '../publish/pages.ts';
import { firstChange } from '../server/first-change.ts';
import type { Overview } from './requests.ts';
import { ScaledPage } from './scaled-page.tsx';

/** How wide a page is, in pixels, before it is scaled. */
const width = 1440;

const names = { before: 'Before', after: 'After' } as const;

type BeforeAfterProps = { page: PageChange; origins: Overview['builds'] };

/** A page as visitors have it and as they will have it, beside one another, at the first place that differs. */
export const BeforeAfter = ({ page: { address, title, kind }, origins }: BeforeAfterProps) => {
  const shown = (['before', 'after'] as const).filter(
    (when) => !(kind === 'new' && when === 'before') && !(kind === 'gone' && when === 'after'),
  );
  return (
    <div className="before-after">
      {shown.map((when) => (
        <figure key={when}>
          <figcaption>
            <b>{names[when]}</b>{' '}
            <a href={`${origins[when]}${address}`} target="_blank" rel="noreferrer">
              Open it whole <span className="unseen">({names[when].toLowerCase()}, in a new tab)</span>
            </a>
          </figcaption>
          <ScaledPage
            address={`${origins[when]}${address}#${firstChange}`}
            title={`${names[when]}: ${title}`}
            width={width}
            isStill
          />
        </figure>
      ))}
    </div>
  );
};
