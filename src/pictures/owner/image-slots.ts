type Size = { width: number; height: number };

/** The kinds of places where the owner's pictures are shown, and what a picture needs to be good enough for each. */
export const imageSlots = {
  portrait: {
    /** As the person who edits the content calls it. */
    name: 'a portrait',
    /** The smallest picture, in pixels, that is still sharp there. */
    least: { width: 400, height: 400 },
    /** A logo: high or wide, the least size may lie on its side, and drawings (SVG) are shown as they are. */
    isLogo: false,
    /** Limits of height divided by width: what lies outside them, the frames being never wider than high, is cut off. */
    shape: { lowest: 1, highest: 2 },
    /** What stays when something is cut off: heads are at the top. */
    keep: 'top',
    /** Widths in pixels, rising; none is made larger than the original. */
    widths: [160, 320, 640, 960, 1440],
    quality: { avif: 58, webp: 80 },
  },
  logo: {
    name: 'a logo',
    least: { width: 160, height: 24 },
    isLogo: true,
    shape: { lowest: 0, highest: Number.POSITIVE_INFINITY },
    keep: 'centre',
    widths: [160, 320, 480],
    // Flat colours and thin letters.
    quality: { avif: 75, webp: 92 },
  },
  opening: {
    name: "a page's opening",
    least: { width: 1200, height: 600 },
    isLogo: false,
    shape: { lowest: 0.4, highest: 1.6 },
    keep: 'centre',
    widths: [640, 960, 1440, 1920, 2560],
    quality: { avif: 50, webp: 74 },
  },
} as const;

export type SlotName = keyof typeof imageSlots;
export type ImageSlot = (typeof imageSlots)[SlotName];

/** The part of a picture that can be seen in its slot: nothing is cut off but what lies outside its shapes. */
export const visiblePart = ({ width, height }: Size, { shape }: ImageSlot): Size => ({
  width: Math.round(Math.min(width, height / shape.lowest)),
  height: Math.round(Math.min(height, width * shape.highest)),
});

/** The widths to make of a picture so wide: those of the slot that are smaller, and its own where the slot goes on. */
export const widthsFor = (width: number, { widths }: ImageSlot) => {
  const largest = Math.min(width, widths.at(-1) ?? width);
  return [...widths.filter((step) => step < largest), largest];
};
