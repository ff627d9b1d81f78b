import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { TextLink } from '#src/components/text-link/text-link.tsx';
import { content } from '#src/site/content.ts';
import { PageCards } from './page-cards.tsx';
import { relatedPages } from './related.ts';

type RelatedPagesProps = Pick<SectionProps, 'ground'> & {
  related: readonly { page: string; why: string }[];
  /** Below the cards: comparisons with others. */
  links?: readonly { label: string; href: string }[];
};

/** Pages that go well with this one, each with the reason. */
export const RelatedPages = ({ related, links = [], ground }: RelatedPagesProps) => (
  <Section id="related" heading={content.labels.sections.related} spacing="dense" ground={ground}>
    <PageCards pages={relatedPages(related)} />
    {links.length > 0 && (
      <p data-row>
        {links.map(({ label, href }) => (
          <TextLink key={href} href={href} label={label} />
        ))}
      </p>
    )}
  </Section>
);
