import type { ReactElement } from 'react';
import type { Picture } from '../picture.ts';
import { PictureSources } from './picture-sources.tsx';
import styles from './responsive-picture.module.css';

export type ResponsivePictureProps = {
  picture: Picture;
  /** How wide the place is, as the attribute `sizes` says it. */
  sizes: string;
  /** The image that shows the picture. */
  children: ReactElement;
};

/** Lets the browser choose among the formats and widths of a photo; a drawing has one file and needs nothing. */
export const ResponsivePicture = ({ picture, sizes, children }: ResponsivePictureProps) =>
  picture.sources ? (
    <picture className={styles.picture}>
      <PictureSources picture={picture} sizes={sizes} />
      {children}
    </picture>
  ) : (
    children
  );
