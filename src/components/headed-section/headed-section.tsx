import type { ReactNode } from 'react';
import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { SectionHead } from '#src/components/section-head/section-head.tsx';
import { TextLink } from '#src/components/text-link/text-link.tsx';

/** What a section shows above its matter; every part may be left out. */
export type SectionOpening = {
  heading?: string | undefined;
  note?: string | undefined;
  /** A link beside the heading to the page that says more. */
  action?: { label: string; href: string } | undefined;
};

export type HeadedSectionProps = SectionOpening & {
  /** The anchor; the heading's id is made from it. */
  id: string;
  ground?: SectionProps['ground'];
  reveal?: SectionProps['reveal'];
  children: ReactNode;
};

/** A section that is named by its heading where it has one. */
export const HeadedSection = ({
  id,
  ground,
  reveal,
  heading,
  note,
  action,
  children,
}: HeadedSectionProps) => {
  const headingId = `${id}-heading`;
  return (
    <Section id={id} labelledBy={heading ? headingId : undefined} ground={ground} reveal={reveal}>
      {heading && (
        <SectionHead id={headingId} heading={heading} note={note}>
          {action && <TextLink href={action.href}>{action.label}</TextLink>}
        </SectionHead>
      )}
      {children}
    </Section>
  );
};
