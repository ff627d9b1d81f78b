import type { Picture } from '../picture.ts';

export type DrawingProps = { picture: Picture; className?: string | undefined };

/** A decorative drawing below the first view: loaded when it comes near, its space reserved. */
export const Drawing = ({ picture, className }: DrawingProps) => (
  <img
    className={className}
    src={picture.src}
    width={picture.width}
    height={picture.height}
    alt=""
    loading="lazy"
    decoding="async"
  />
);
