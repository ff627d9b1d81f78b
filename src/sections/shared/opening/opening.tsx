import type { ReactNode } from 'react';
import { OpeningImage } from '#src/components/image/image.tsx';
import type { Picture } from '#src/components/picture.ts';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { pageById } from '#src/site/pages.ts';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import styles from './opening.module.css';

export type OpeningProps = {
  /** The page's id: its way from the home page and its drawing follow from it. */
  page: string;
  /** A drawing behind the words, its subject in its right half; the words at both sides; a sheet without a ground. */
  look?: 'scene' | 'split' | 'sheet' | undefined;
  /** Says where the page lies, and is less high, so that what follows shows in the first view. */
  hasTrail?: boolean | undefined;
  /** Phones show no drawing, which narrow screens have below the words: something to use stands in the opening or right below it. */
  short?: boolean | undefined;
  /** Above the title. */
  label?: string | undefined;
  /** The page's name where nothing is said. */
  title?: string | undefined;
  headline?: string | undefined;
  tagline: string;
  picture: { wide: Picture; tall: Picture } | undefined;
  children?: ReactNode;
};

/** The words of an opening beside its drawing or on its ground; what the page adds is below them. */
export const Opening = ({
  page,
  look = 'scene',
  hasTrail,
  short,
  label,
  title = pageById(page).name,
  headline,
  tagline,
  picture,
  children,
}: OpeningProps) => (
  <div
    className={styles.opening}
    data-look={look}
    data-ground={look === 'sheet' ? undefined : 'ink'}
    data-dense={hasTrail || undefined}
  >
    {picture && (
      <OpeningImage
        wide={picture.wide}
        tall={short ? undefined : picture.tall}
        className={styles.scene}
        priority={short ? 'when seen' : undefined}
      />
    )}
    <div className={styles.content}>
      <div className={styles.words}>
        {hasTrail && <Breadcrumbs page={page} />}
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
