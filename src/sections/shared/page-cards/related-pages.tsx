import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { TextLink } from '#src/components/text-link/text-link.tsx';
import { PageCards, type PageCardsProps } from './page-cards.tsx';

type RelatedPagesProps = Pick<PageCardsProps, 'pages' | 'showAll'> & {
  heading: string;
  /** Below the cards: comparisons with others. */
  links?: readonly { label: string; href: string }[];
  ground?: SectionProps['ground'];
};

/** Pages that go well with this one, each with the reason; phones show three of them at first. */
export const RelatedPages = ({ heading, links = [], ground = 'mist', ...cards }: RelatedPagesProps) => (
  <Section id="related" heading={heading} ground={ground}>
    <PageCards id="related-list" look="rows" shown={3} {...cards} />
    {links.map(({ label, href }) => (
      <p key={href}>
        <TextLink href={href}>{label}</TextLink>
      </p>
    ))}
  </Section>
);
