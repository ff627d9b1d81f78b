import { Section } from '#src/components/section/section.tsx';
import { TextLink } from '#src/components/text-link/text-link.tsx';
import { content } from '#src/site/content.ts';
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
    {links.map((link) => (
      <TextLink key={link.href} {...link} />
    ))}
  </Section>
);
