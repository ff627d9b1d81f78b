import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { TextLink } from '#src/components/text-link/text-link.tsx';
import { content } from '#src/site/content.ts';
import { pageById } from '#src/site/pages.ts';
import styles from './related-links.module.css';

type RelatedLinksProps = Pick<SectionProps, 'ground'> & {
  related: readonly { page: string; why: string }[];
};

/** Pages that go well with this one, in a line each, where cards would be too much. */
export const RelatedLinks = ({ related, ground }: RelatedLinksProps) => (
  <Section
    id="related"
    heading={content.labels.sections.related}
    layout="split"
    spacing="dense"
    ground={ground}
  >
    <ul className={styles.links}>
      {related.map(({ page, why }) => (
        <li key={page}>
          <TextLink href={pageById(page).address} label={pageById(page).name} />
          <p>{why}</p>
        </li>
      ))}
    </ul>
  </Section>
);
