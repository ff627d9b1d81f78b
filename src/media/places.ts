import type { AvifOptions, WebpOptions } from 'sharp';

type Size = { width: number; height: number };

/** A kind of place where the owner's pictures are shown, and what a picture needs to be good enough for it. */
export type Place = {
  /** As the person who edits the content calls it. */
  name: string;
  /** The smallest picture, in pixels, that is still sharp there. */
  least: Size;
  /** The least size may lie on its side: a logo is high or wide. */
  eitherWay: boolean;
  /** Drawings (SVG) are shown as they are. */
  takesSvg: boolean;
  /** Limits of height divided by width; what lies outside them would never be seen, so it is cut off. */
  shape: { lowest: number; highest: number };
  /** What stays when something is cut off. */
  keep: 'top' | 'centre';
  /** Widths in pixels, rising; none is made larger than the original. */
  widths: readonly number[];
  avif: AvifOptions;
  webp: WebpOptions;
};

const anyShape = { lowest: 0, highest: Number.POSITIVE_INFINITY };

/**
 * The places by name. Effort 3 takes a fifth of the time of the usual 4, and photos come out as small: a noisy one of
 * 1200 pixels in 1.4 instead of 7.9 seconds, with 216 instead of 223 KB.
 */
export const places = {
  portrait: {
    name: 'a portrait',
    least: { width: 400, height: 400 },
    eitherWay: false,
    takesSvg: false,
    // The frames are never wider than high; heads are at the top.
    shape: { lowest: 1, highest: 2 },
    keep: 'top',
    widths: [160, 320, 640, 960, 1440],
    avif: { quality: 58, effort: 3 },
    webp: { quality: 80 },
  },
  logo: {
    name: 'a logo',
    least: { width: 160, height: 24 },
    eitherWay: true,
    takesSvg: true,
    shape: anyShape,
    keep: 'centre',
    widths: [160, 320, 480],
    // Flat colours and thin letters: colour at full resolution.
    avif: { quality: 75, chromaSubsampling: '4:4:4' },
    webp: { quality: 92, smartSubsample: true },
  },
  page: {
    name: "a page's opening",
    least: { width: 1200, height: 600 },
    eitherWay: false,
    takesSvg: false,
    shape: { lowest: 0.4, highest: 1.6 },
    keep: 'centre',
    widths: [640, 960, 1440, 1920, 2560],
    avif: { quality: 50, effort: 3 },
    webp: { quality: 74 },
  },
} as const satisfies Record<string, Place>;

export type PlaceName = keyof typeof places;
