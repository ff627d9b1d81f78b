import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { slugOf } from '#src/content/slug.ts';
import type { Sound } from './inspect.ts';
import type { Place } from './places.ts';

/** A file to publish: its name, which no other content and no other way of making it has, and how it is made. */
export type Version = { file: string; type: string; make: () => Promise<Uint8Array> };

/** One of several widths, in pixels. */
type PixelVersion = Version & { width: number };

const formats = ['avif', 'webp'] as const;

/** To be raised whenever the code below makes other bytes of the same picture: names and kept results follow it. */
const edition = 1;

/** The part of a picture that can be seen in its place: nothing is cut off but what lies outside its shapes. */
export const seenPart = ({ width, height }: Sound, { shape }: Place) => ({
  width: Math.round(Math.min(width, height / shape.lowest)),
  height: Math.round(Math.min(height, width * shape.highest)),
});

/** The widths to make of a picture so wide: those of the place that it reaches, and its own where they end early. */
export const widthsFor = (width: number, { widths }: Place) => {
  const reached = widths.filter((step) => step <= width);
  const isBetween = width < (widths.at(-1) ?? 0) && width > 1.2 * (reached.at(-1) ?? 0);
  return isBetween ? [...reached, width] : reached;
};

const stem = (name: string) => slugOf(name.replace(/\.\w+$/, ''));

const hashOf = (bytes: Uint8Array, recipe: unknown) =>
  createHash('sha256').update(JSON.stringify(recipe)).update(bytes).digest('hex').slice(0, 12);

/** A drawing, as it is. */
export const drawnVersion = (name: string, bytes: Uint8Array): Version => ({
  file: `${stem(name)}.${hashOf(bytes, 'svg')}.svg`,
  type: 'image/svg+xml',
  make: async () => bytes,
});

/**
 * A picture in the formats and widths of its place, narrow to wide and AVIF first: upright, in sRGB, without what the
 * camera noted. Nothing is encoded before it is asked for.
 */
export const pixelVersions = (
  name: string,
  bytes: Uint8Array,
  sound: Sound,
  place: Place,
): PixelVersion[] => {
  const seen = seenPart(sound, place);
  return formats.flatMap((format) => {
    const options = place[format];
    const hash = hashOf(bytes, [edition, format, options, place.shape, place.keep, sharp.versions]);
    return widthsFor(seen.width, place).map((width) => {
      const height = Math.max(1, Math.round((seen.height * width) / seen.width));
      const file = `${stem(name)}-${width}.${hash}.${format}`;
      // The library turns every colour space into sRGB and drops what the camera noted, unless told otherwise.
      const make = () =>
        sharp(bytes, { failOn: 'error' })
          .autoOrient()
          .resize({ width, height, fit: 'cover', position: place.keep })
          .toFormat(format, options)
          .toBuffer();
      return { file, width, type: `image/${format}`, make };
    });
  });
};
