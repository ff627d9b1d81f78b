import type { Picture } from '../picture.ts';

type PictureSourcesProps = { picture: Picture; sizes: string; className?: string | undefined };

/** The formats and widths of a photo, best first, for a <picture>. */
export const PictureSources = ({ picture, sizes, className }: PictureSourcesProps) =>
  picture.sources?.map(({ type, srcSet }) => (
    <source className={className} key={type} type={type} srcSet={srcSet} sizes={sizes} />
  ));
