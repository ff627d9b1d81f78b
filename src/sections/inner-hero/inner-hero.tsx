import { Breadcrumbs, type BreadcrumbsProps } from '#src/components/breadcrumbs/breadcrumbs.tsx';
import { MotionButton } from '#src/components/motion-button/motion-button.tsx';
import styles from './inner-hero.module.css';
import { InnerHeroScene, type InnerHeroSceneProps } from './inner-hero-scene.tsx';
import { InnerHeroStrip, type InnerHeroStripProps } from './inner-hero-strip.tsx';

export type InnerHeroProps = InnerHeroSceneProps & {
  /** The main heading, already split where it is a designation: prefix small, year light. */
  title: { before?: string | undefined; main: string; after?: string | undefined };
  /** The way from the home page to this one. */
  trail: BreadcrumbsProps;
  /** A label above the heading: `OUR SERVICES`. */
  label?: string | undefined;
  headline: string;
  tagline: string;
  facts: InnerHeroStripProps['facts'];
  /** 92 % of the view's height, or all of it. */
  height: 'most' | 'full';
  /** Names of the arrow that leads to the body, and of the button that pauses the zoom. */
  labels: { scroll: string; pauseMotion: string; playMotion: string };
};

/** The full-screen opening of a service page: the numeral stands upper right, the text lower left. */
export const InnerHero = ({
  title,
  trail,
  label,
  headline,
  tagline,
  facts,
  picture,
  height,
  labels,
}: InnerHeroProps) => (
  <div className={styles.hero} data-ground="ink" data-height={height} data-zoom>
    <InnerHeroScene picture={picture} />
    <div className={styles.content}>
      <div className={styles.copy}>
        {label && <p className={styles.label}>{label}</p>}
        <h1 className={styles.title} data-long={title.main.length > 16 || undefined}>
          {title.before && <span className={styles.before}>{title.before} </span>}
          {title.main}
          {title.after && <span className={styles.after}>{title.after}</span>}
        </h1>
        <p className={styles.headline}>{headline}</p>
        <p className={styles.tagline}>{tagline}</p>
      </div>
    </div>
    <div className={styles.trail}>
      <div className={styles.steps}>
        <Breadcrumbs {...trail} />
      </div>
    </div>
    <MotionButton labels={labels} />
    <InnerHeroStrip facts={facts} scrollLabel={labels.scroll} />
  </div>
);
