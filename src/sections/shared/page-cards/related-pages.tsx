import type { ComponentProps } from 'react';
import { Section } from '#src/components/section/section.tsx';
import { TextLink } from '#src/components/text-link/text-link.tsx';
import { PageCards } from './page-cards.tsx';

type RelatedPagesProps = Pick<ComponentProps<typeof PageCards>, 'pages'> & {
  heading: string;
  /** Below the cards: comparisons with others. */
  links?: readonly { label: string; href: string }[];
};

/** Pages that go well with this one, each with the reason. */
export const RelatedPages = ({ heading, pages, links = [] }: RelatedPagesProps) => (
  <Section id="related" heading={heading} spacing="dense">
    <PageCards pages={pages} heading="h3" />
    {links.length > 0 && (
      <p data-row>
        {links.map(({ label, href }) => (
          <TextLink key={href} href={href}>
            {label}
          </TextLink>
        ))}
      </p>
    )}
  </Section>
);
