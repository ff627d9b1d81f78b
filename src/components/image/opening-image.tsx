import type { Picture } from '../picture.ts';
import styles from './opening-image.module.css';
import { PictureSources } from './picture-sources.tsx';

export type OpeningImageProps = {
  wide: Picture;
  /** Shown by narrow views. */
  tall?: Picture | undefined;
  className?: string | undefined;
  /** Whether the first view shows it, on all screens or only on some, or it comes when there is time. */
  priority?: 'high' | 'when seen' | 'low' | undefined;
  /** Slowly comes nearer, until the button that pauses it is pressed. */
  zooms?: boolean;
};

/** On phones an opening is higher than wide, so a photo reaches beyond both sides. */
const sizes = '(width < 768px) 150vw, 100vw';

/** The image of an opening: a photo in its formats, or else a drawing, and another one for narrow views. */
export const OpeningImage = ({ wide, tall, className, priority, zooms = false }: OpeningImageProps) => (
  <picture className={className} data-tall={tall ? true : undefined}>
    <PictureSources className={styles.photo} picture={wide} sizes={sizes} />
    {tall && !wide.sources && (
      <source media="(width < 992px)" srcSet={tall.src} width={tall.width} height={tall.height} />
    )}
    <img
      className={zooms ? styles.zooming : undefined}
      src={wide.src}
      width={wide.width}
      height={wide.height}
      alt=""
      fetchPriority={priority === 'when seen' ? undefined : priority}
      loading={priority === 'when seen' || priority === 'low' ? 'lazy' : undefined}
      decoding="async"
    />
  </picture>
);
