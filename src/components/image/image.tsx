import type { MissingImageProps } from '../missing-image/missing-image.tsx';
import type { Picture } from '../picture.ts';
import styles from './image.module.css';

type SourcesProps = { picture: Picture; sizes: string; className?: string | undefined };

/** The formats and widths of a photo, best first; a drawing has one file. */
const Sources = ({ picture, sizes, className }: SourcesProps) =>
  picture.sources?.map(({ type, srcSet }) => (
    <source className={className} key={type} type={type} srcSet={srcSet} sizes={sizes} />
  ));

type FramedImageProps = {
  picture: Picture;
  /** How wide the place is, as the attribute `sizes` says it. */
  sizes: string;
  alt: string;
  /** What takes its place where it does not load. */
  frame: MissingImageProps['frame'];
};

/** An image in a frame, as if it lay there alone. */
export const FramedImage = ({ picture, sizes, alt, frame }: FramedImageProps) => (
  <picture className={styles.framed}>
    <Sources picture={picture} sizes={sizes} />
    <img
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={alt}
      loading="lazy"
      decoding="async"
      data-frame={frame}
    />
  </picture>
);

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
const openingSizes = '(width < 768px) 150vw, 100vw';

/** The image of an opening: a photo in its formats, or else a drawing, and another one for narrow views. */
export const OpeningImage = ({ wide, tall, className, priority, zooms = false }: OpeningImageProps) => (
  <picture className={className} data-tall={tall ? true : undefined}>
    <Sources className={styles.photo} picture={wide} sizes={openingSizes} />
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
