import { Drawing } from '#src/components/drawing/drawing.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { Section } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { picture } from '#src/pictures/drawings.ts';
import { content } from '#src/site/content.ts';
import { addressOf } from '#src/site/pages.ts';
import styles from './service-names.module.css';

/** The services, whose names are the picture: each with its subtitle and its object, and the link stretched over the row. */
export const ServiceNames = () => (
  <Section id="services" {...content.home.services} ground="ink" spacing="dense">
    <ul className={styles.names}>
      {content.services.map(({ page, title, subtitle, drawing }) => (
        <li className={styles.row} key={page}>
          <h3 data-text="display" data-cover>
            <a href={addressOf(page)}>
              {title}
              <Icon name="arrow-right" isBehind />
            </a>
          </h3>
          <p data-text="body">
            <UnbrokenText text={subtitle} />
          </p>
          <Drawing picture={picture(`${drawing}-object`)} />
        </li>
      ))}
    </ul>
  </Section>
);
