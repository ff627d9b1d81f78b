import type { ReactNode } from 'react';
import { Breadcrumbs, type BreadcrumbsProps } from '#src/components/breadcrumbs/breadcrumbs.tsx';
import { OpeningImage } from '#src/components/image/opening-image.tsx';
import type { Picture } from '#src/components/picture.ts';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import styles from './opening.module.css';

export type OpeningWords = {
  /** A drawing behind the words, its subject in its right half; the words at both sides; a sheet without a ground. */
  look?: 'scene' | 'split' | 'sheet';
  /** Above the title. */
  label?: string;
  title: string;
  headline?: string;
  tagline: string;
};

type OpeningProps = OpeningWords & {
  /** With one the opening is less high, so that what follows shows in the first view. */
  trail?: BreadcrumbsProps | undefined;
  /** Narrow screens show the tall one below the words, or phones none. */
  picture?: { wide: Picture; tall?: Picture } | undefined;
  /** Beside or below the words. */
  children?: ReactNode;
};

/** The opening of a page that does not begin full-screen. */
export const Opening = ({
  look,
  trail,
  label,
  title,
  headline,
  tagline,
  picture,
  children,
}: OpeningProps) => (
  <div
    className={styles.opening}
    data-look={look}
    data-ground={look === 'sheet' ? undefined : 'ink'}
    data-dense={trail ? true : undefined}
  >
    {picture && (
      <OpeningImage {...picture} className={styles.scene} priority={picture.tall ? undefined : 'when seen'} />
    )}
    <div className={styles.content}>
      <div className={styles.words}>
        {trail && <Breadcrumbs {...trail} />}
        {label && <p data-text="eyebrow">{label}</p>}
        <h1 data-text={look === 'sheet' ? 'title' : undefined}>
          <UnbrokenText text={title} />
        </h1>
        {headline && (
          <p className={styles.headline} data-text="statement">
            {headline}
          </p>
        )}
      </div>
      <p className={styles.tagline} data-text="lead">
        {tagline}
      </p>
      {children}
    </div>
  </div>
);
