import type { Picture } from '../picture.ts';

/** A decorative drawing below the first view: loaded when it comes near, its space reserved. */
export const Drawing = ({ picture: { src, width, height } }: { picture: Picture }) => (
  <img src={src} width={width} height={height} alt="" loading="lazy" decoding="async" />
);
