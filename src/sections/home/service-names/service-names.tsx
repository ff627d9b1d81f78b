import { Drawing } from '#src/components/drawing/drawing.tsx';
import type { Picture } from '#src/components/picture.ts';
import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import styles from './service-names.module.css';

type ServiceNamesProps = Omit<SectionProps, 'children' | 'ground'> & {
  services: readonly { title: string; subtitle: string; href: string; picture: Picture }[];
};

/** The services, whose names are the picture: each with its subtitle and its object, and the link stretched over the row. */
export const ServiceNames = ({ services, ...section }: ServiceNamesProps) => (
  <Section {...section} ground="ink" spacing="dense">
    <ul className={styles.names}>
      {services.map(({ title, subtitle, href, picture }) => (
        <li className={styles.row} key={href}>
          <h3 data-text="display" data-cover>
            <a href={href}>{title}</a>
          </h3>
          <p data-text="small">
            <UnbrokenText text={subtitle} />
          </p>
          <Drawing picture={picture} />
        </li>
      ))}
    </ul>
  </Section>
);
