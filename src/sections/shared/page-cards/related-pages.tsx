import { Icon } from '#src/components/icon/icon.tsx';
import { Section } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { content } from '#src/site/content.ts';
import styles from './page-cards.module.css';
import { PageCards } from './page-cards.tsx';
import { relatedPages } from './related.ts';

type RelatedPagesProps = {
  related: readonly { page: string; why: string }[];
  /** Below the cards: comparisons with others. */
  links?: readonly { label: string; href: string }[];
};

/** Pages that go well with this one, each with the reason. */
export const RelatedPages = ({ related, links = [] }: RelatedPagesProps) => (
  <Section id="related" heading={content.labels.sections.related} spacing="dense">
    <PageCards pages={relatedPages(related)} />
    {links.length > 0 && (
      <ul className={styles.links}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <a data-text="name" href={href}>
              <span>
                <UnbrokenText text={label} />
              </span>
              <Icon name="arrow-right" size="small" />
            </a>
          </li>
        ))}
      </ul>
    )}
  </Section>
);
