import { Icon } from '#src/components/icon/icon.tsx';
import { MotionButton } from '#src/components/motion-button/motion-button.tsx';
import { OpeningSources } from '#src/components/responsive-picture/opening-sources.tsx';
import type { Picture } from '#src/drawings/picture.ts';
import { Breadcrumbs, type BreadcrumbsProps } from '#src/site/breadcrumbs/breadcrumbs.tsx';
import styles from './inner-hero.module.css';

export type InnerHeroProps = {
  /** The main heading, already split where it is a designation: prefix small, year light. */
  title: { before?: string | undefined; main: string; after?: string | undefined };
  /** The way from the home page to this one. */
  trail: BreadcrumbsProps;
  /** A label above the heading: `OUR SERVICES`. */
  label?: string | undefined;
  headline: string;
  tagline: string;
  facts: readonly { label: string; value: string }[];
  /** Wide for landscape, tall for phones. */
  picture: { wide: Picture; tall: Picture };
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
    <div className={styles.scene}>
      <picture>
        <OpeningSources wide={picture.wide} tall={picture.tall} tallBelow="992px" />
        <img
          className={styles.zoom}
          src={picture.wide.src}
          width={picture.wide.width}
          height={picture.wide.height}
          alt=""
          fetchPriority="high"
          decoding="async"
        />
      </picture>
    </div>
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
    <div className={styles.strip}>
      <a className={styles.arrow} href="#content" aria-label={labels.scroll}>
        <Icon name="arrow-down" size="large" />
      </a>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.label}>
            <dt>{fact.label}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  </div>
);
