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
  /** The page's own words, and its id, from which the way from the home page follows. */
  service: { id: string; headline: string; tagline: string; facts: readonly Fact[] };
  /** The main heading, already split where it is a designation: the prefix stands small above it. */
  title: { before?: string | undefined; main: string; after?: string | undefined };
  /** A label above the heading: `OUR SERVICES`. */
  label?: string | undefined;
  picture: { wide: Picture; tall: Picture };
  /** 92 % of the view's height, or all of it. */
  height: 'most' | 'full';
};

const { hero } = content.labels;

/** Words that are no designation: too long, or with a word too long, for the size of one. */
const isLong = (title: string) => title.length > 16 || /\S{12}/.test(title);

/**
 * The full-screen opening of a service page: the numeral stands upper right, the text lower left, the facts at its
 * foot. On small screens they stand below one another, all of them in the first view but for the tagline.
 */
export const InnerHero = ({ service, title, label, picture, height }: InnerHeroProps) => (
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
        <h1 className={styles.title} data-text={isLong(title.main) ? 'display' : 'numeral'}>
          {title.before && (
            <span className={styles.before} data-text="statement">
              {title.before}{' '}
            </span>
          )}
          {title.main}
          {title.after}
        </h1>
        <p className={styles.headline} data-text="statement">
          <UnbrokenText text={service.headline} />
        </p>
      </div>
      <div className={styles.trail}>
        <Breadcrumbs page={service.id} />
      </div>
      <FactList className={styles.facts} facts={service.facts} />
      <a className={styles.arrow} href="#content" aria-label={hero.scroll}>
        <Icon name="arrow-down" size="large" />
      </a>
    </div>
    <p className={styles.tagline} data-text="lead">
      <UnbrokenText text={service.tagline} />
    </p>
    <MotionButton labels={{ pause: hero.pauseMotion, play: hero.playMotion }} place="corner" />
  </div>
);
