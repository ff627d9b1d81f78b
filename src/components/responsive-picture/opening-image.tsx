import type { Picture } from '../picture.ts';
import styles from './opening-image.module.css';
import { PictureSources } from './picture-sources.tsx';

export type OpeningImageProps = {
  wide: Picture;
  tall?: Picture | undefined;
  /** The width of the view below which the tall layout is shown. */
  tallBelow?: '768px' | '992px';
  className: string | undefined;
  /** Whether the first view shows it, on all screens or only on some, or it comes when there is time. */
  priority?: 'high' | 'when seen' | 'low' | undefined;
};

/** On phones an opening is higher than wide, so a photo reaches beyond both sides. */
const sizes = '(width < 768px) 150vw, 100vw';

const Sources = ({ wide, tall, tallBelow }: Pick<OpeningImageProps, 'wide' | 'tall' | 'tallBelow'>) => {
  if (wide.sources) return <PictureSources className={styles.photo} picture={wide} sizes={sizes} />;
  return (
    tall && (
      <source media={`(width < ${tallBelow})`} srcSet={tall.src} width={tall.width} height={tall.height} />
    )
  );
};

/** What the `picture` of an opening holds: the formats of a photo, or else the drawing for narrow views; the image. */
export const OpeningImage = ({ wide, tall, tallBelow = '768px', className, priority }: OpeningImageProps) => (
  <>
    <Sources wide={wide} tall={tall} tallBelow={tallBelow} />
    <img
      className={className}
      src={wide.src}
      width={wide.width}
      height={wide.height}
      alt=""
      fetchPriority={priority === 'when seen' ? undefined : priority}
      loading={priority === 'when seen' || priority === 'low' ? 'lazy' : undefined}
      decoding="async"
    />
  </>
);
