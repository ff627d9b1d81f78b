import type { Picture } from '#src/drawings/picture.ts';
import styles from './opening-sources.module.css';
import { PictureSources } from './picture-sources.tsx';

export type OpeningSourcesProps = {
  wide: Picture;
  tall?: Picture | undefined;
  /** The width of the view below which the tall layout is shown. */
  tallBelow?: '768px' | '992px';
};

/** On phones an opening is higher than wide, so a photo reaches beyond both sides. */
const sizes = '(width < 768px) 150vw, 100vw';

/** What stands before the image of an opening: the formats of a photo, or else the drawing for narrow views. */
export const OpeningSources = ({ wide, tall, tallBelow = '768px' }: OpeningSourcesProps) => {
  if (wide.sources) return <PictureSources className={styles.photo} picture={wide} sizes={sizes} />;
  return (
    tall && (
      <source media={`(width < ${tallBelow})`} srcSet={tall.src} width={tall.width} height={tall.height} />
    )
  );
};
