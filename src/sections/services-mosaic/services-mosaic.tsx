import { Drawing } from '#src/components/drawing/drawing.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { KeptText } from '#src/components/kept-text/kept-text.tsx';
import { LevelCard } from '#src/components/level-card/level-card.tsx';
import { Section } from '#src/components/section/section.tsx';
import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import type { Picture } from '#src/pictures/picture.ts';
import styles from './services-mosaic.module.css';

type Service = { title: string; text: string; href: string; family: string; picture: Picture };
export type ServicesMosaicProps = {
  heading: string;
  note?: string | undefined;
  services: readonly Service[];
  learnMore: string;
  /** Names the button below that shows all on phones. */
  showAll: string;
};

/** The services, five or six, the first one large. */
export const ServicesMosaic = ({ heading, note, services, learnMore, showAll }: ServicesMosaicProps) => (
  <Section id="services" heading={heading} note={note}>
    <ul className={styles.mosaic} id="service-list" data-fold>
      {services.map(({ title, text, href, family, picture }) => (
        <LevelCard as="li" key={href} className={styles.card} family={family}>
          <div className={styles.picture}>
            <Drawing picture={picture} />
          </div>
          <div className={styles.text}>
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <p>
              <KeptText text={text} />
            </p>
            <span className={styles.more} aria-hidden="true">
              {learnMore}
              <Icon name="arrow-right" />
            </span>
          </div>
        </LevelCard>
      ))}
    </ul>
    <UnfoldButton controls="service-list" count={services.length} label={showAll} />
  </Section>
);
