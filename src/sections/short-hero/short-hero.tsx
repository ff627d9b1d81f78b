import type { ReactNode } from 'react';
import { Breadcrumbs, type BreadcrumbsProps } from '#src/components/breadcrumbs/breadcrumbs.tsx';
import { KeptText } from '#src/components/kept-text/kept-text.tsx';
import { OpeningImage } from '#src/components/responsive-picture/opening-image.tsx';
import type { Picture } from '#src/pictures/picture.ts';
import styles from './short-hero.module.css';

export type ShortHeroProps = {
  /** The way from the home page to this one, above the title. */
  trail?: BreadcrumbsProps | undefined;
  title: string;
  headline?: string | undefined;
  tagline: string;
  /** The drawing beside the text, its subject in its right half. */
  picture: Picture;
  /** The drawing below the text on narrow screens; without it phones show none. */
  tall?: Picture | undefined;
  /** Below the text: a search field, buttons. */
  children?: ReactNode;
  /** A smaller headline, so that what comes after the opening shows in the first view. */
  dense?: boolean;
};

/** The opening of a page that does not begin full-screen: ink ground, text left, drawing right. */
export const ShortHero = ({
  trail,
  title,
  headline,
  tagline,
  picture,
  tall,
  children,
  dense = false,
}: ShortHeroProps) => (
  <div className={styles.hero} data-ground="ink" data-dense={dense || undefined}>
    <picture className={styles.scene} data-tall={tall ? true : undefined}>
      <OpeningImage
        wide={picture}
        tall={tall}
        tallBelow="992px"
        className={styles.drawing}
        priority={tall ? undefined : 'when seen'}
      />
    </picture>
    <div className={styles.content}>
      <div className={styles.copy}>
        {trail && <Breadcrumbs {...trail} />}
        <h1 className={styles.title}>
          <KeptText text={title} />
        </h1>
        {headline && <p className={styles.headline}>{headline}</p>}
        <p className={styles.tagline}>{tagline}</p>
        {children}
      </div>
    </div>
  </div>
);
