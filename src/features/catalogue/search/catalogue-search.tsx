import type { z } from 'zod';
import { Icon } from '#src/components/icon/icon.tsx';
import type { cataloguePage } from '#src/content/schemas/firm-pages.ts';
import { mostTyped } from '#src/features/search/words.ts';
import styles from './catalogue-search.module.css';

type CatalogueSearchProps = {
  labels: z.infer<typeof cataloguePage>['search'];
  total: number;
  /** Pages that are found by their names, and by words which no title has. */
  offers: readonly { name: string; href: string; words: readonly string[] }[];
};

/** The search box over the catalogue; filter.ts makes it work, and without script it is not there. */
export const CatalogueSearch = ({ labels, total, offers }: CatalogueSearchProps) => {
  const withTotal = (wording: string) => wording.replace('{total}', String(total));
  return (
    <search className={styles.search} data-catalogue-search data-needs-script>
      <label htmlFor="catalogue-query" data-text="small">
        {labels.label}
      </label>
      <div className={styles.box} data-ground="light">
        <Icon name="search" />
        <input
          id="catalogue-query"
          type="search"
          placeholder={labels.placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={mostTyped}
        />
        <button type="button" aria-label={labels.clear} title={labels.clear} hidden>
          <Icon name="x" />
        </button>
      </div>
      <output
        data-text="body"
        htmlFor="catalogue-query"
        data-some={withTotal(labels.some)}
        data-one={withTotal(labels.one)}
        data-none={withTotal(labels.none)}
        data-offer={labels.offer}
      >
        {withTotal(labels.all)}
      </output>
      <ul className={styles.offers} data-row>
        {offers.map(({ name, href, words }) => (
          <li key={href} data-words={[name, ...words].join('|')} hidden>
            <a data-text="name" href={href} data-tap>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </search>
  );
};
