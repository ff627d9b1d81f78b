import { svgSize } from '#src/pictures/owner/svg-size.ts';
import type { Picture } from '#src/pictures/picture.ts';

/** A drawing as a picture that lies in the page itself: the gallery needs no files beside it. */
export const drawn = (svg: string): Picture => {
  const size = svgSize(svg);
  if (!size) throw new Error('A drawing of the component gallery says neither its size nor its viewBox.');
  return { src: `data:image/svg+xml,${encodeURIComponent(svg)}`, ...size };
};
