import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { TextLink } from '#src/components/text-link/text-link.tsx';
import styles from './page-cards.module.css';
import { PageCards, type PageCardsProps } from './page-cards.tsx';

type RelatedPagesProps = Pick<PageCardsProps, 'pages'> & {
  heading: string;
  /** Below the cards: comparisons with others. */
  links?: readonly { label: string; href: string }[];
  ground?: SectionProps['ground'];
};

/** Pages that go well with this one, each with the reason. */
export const RelatedPages = ({ heading, pages, links = [], ground = 'mist' }: RelatedPagesProps) => (
  <Section id="related" heading={heading} ground={ground}>
    <PageCards id="related-list" look="rows" pages={pages} />
    {links.length > 0 && (
      <p className={styles.links}>
        {links.map(({ label, href }) => (
          <TextLink key={href} href={href}>
            {label}
          </TextLink>
        ))}
      </p>
    )}
  </Section>
);
