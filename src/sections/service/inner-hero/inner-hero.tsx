import { type Fact, FactList } from '#src/components/fact-list/fact-list.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { OpeningImage } from '#src/components/image/image.tsx';
import { MotionButton } from '#src/components/motion-button/motion-button.tsx';
import type { Picture } from '#src/components/picture.ts';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { Breadcrumbs } from '#src/sections/shared/breadcrumbs/breadcrumbs.tsx';
import { content } from '#src/site/content.ts';
import styles from './inner-hero.module.css';

type InnerHeroProps = {
  /** Its id, from which the way from the home page follows. */
  page: string;
  /** The main heading, already split where it is a designation: the prefix stands small above it. */
  title: { before?: string | undefined; main: string; after?: string | undefined };
  /** A label above the heading: `OUR SERVICES`. */
  label?: string | undefined;
  headline: string;
  tagline: string;
  facts: readonly Fact[];
  picture: { wide: Picture; tall: Picture };
  /** 92 % of the view's height, or all of it. */
  height: 'most' | 'full';
};

const { hero } = content.labels;

/** Words that are no designation: too long, or with a word too long, for the size of one. */
const isLong = (title: string) => title.length > 16 || /\S{12}/.test(title);

/**
 * The full-screen opening of a service page: the numeral stands upper right, the text lower left, the facts at its
 * foot. On small screens they stand below one another, all of them in the first view, but for the tagline.
 */
export const InnerHero = ({
  page,
  title,
  label,
  headline,
  tagline,
  facts,
  picture,
  height,
}: InnerHeroProps) => (
  <div className={styles.hero} data-ground="ink" data-height={height} data-zoom>
    <div className={styles.first}>
      <div className={styles.scene}>
        <OpeningImage {...picture} priority="high" zooms />
      </div>
      <div className={styles.copy}>
        {label && (
          <p className={styles.label} data-text="eyebrow">
            {label}
          </p>
        )}
        <h1
          className={styles.title}
          data-text={isLong(title.main) ? 'display' : 'numeral'}
          data-long={isLong(title.main) || undefined}
        >
          {title.before && (
            <span className={styles.before} data-text="statement">
              {title.before}{' '}
            </span>
          )}
          {title.main}
          {title.after}
        </h1>
        <p className={styles.headline} data-text="statement">
          <UnbrokenText text={headline} />
        </p>
      </div>
      <div className={styles.trail}>
        <Breadcrumbs page={page} />
      </div>
      <a className={styles.arrow} href="#content" aria-label={hero.scroll}>
        <Icon name="arrow-down" size="large" />
      </a>
      <FactList className={styles.facts} facts={facts} text="name" />
    </div>
    <p className={styles.tagline} data-text="lead">
      <UnbrokenText text={tagline} />
    </p>
    <MotionButton labels={{ pause: hero.pauseMotion, play: hero.playMotion }} />
  </div>
);
