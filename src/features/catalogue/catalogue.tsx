import { Section } from '#src/components/section/section.tsx';
import styles from './catalogue.module.css';
import { CatalogueCard, type CatalogueCardProps } from './catalogue-card.tsx';

type CatalogueProps = {
  entries: readonly Omit<CatalogueCardProps, 'first' | 'learnMore' | 'call'>[];
  learnMore: string;
  call: CatalogueCardProps['call'];
};

/** The standards in rows of two, one below 900 px. The search of browser/behaviours/catalogue-search.ts hides cards. */
export const Catalogue = ({ entries, learnMore, call }: CatalogueProps) => (
  <Section id="catalogue">
    <ul className={styles.grid} data-catalogue>
      {entries.map((entry, index) => (
        <CatalogueCard key={entry.href} {...entry} first={index === 0} learnMore={learnMore} call={call} />
      ))}
    </ul>
  </Section>
);
