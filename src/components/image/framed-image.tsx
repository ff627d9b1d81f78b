import type { MissingImageProps } from '../missing-image/missing-image.tsx';
import type { Picture } from '../picture.ts';
import styles from './framed-image.module.css';
import { PictureSources } from './picture-sources.tsx';

type FramedImageProps = {
  picture: Picture;
  /** How wide the place is, as the attribute `sizes` says it. */
  sizes: string;
  alt: string;
  /** What takes its place where it does not load. */
  frame: MissingImageProps['frame'];
};

/** An image in a frame: the browser chooses among the formats and widths of a photo; a drawing has one file. */
export const FramedImage = ({ picture, sizes, alt, frame }: FramedImageProps) => {
  const image = (
    <img
      className={styles.image}
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading="lazy"
      decoding="async"
      data-frame={frame}
    />
  );
  return picture.sources ? (
    <picture className={styles.picture}>
      <PictureSources picture={picture} sizes={sizes} />
      {image}
    </picture>
  ) : (
    image
  );
};
