import type { Box, Files, Pictures } from '@site/editor';
import sharp from 'sharp';
import { mediaFiles } from '#src/content/files.ts';
import { type ImageSlot, imageSlots, type SlotName } from '#src/pictures/owner/image-slots.ts';
import { inspect } from '#src/pictures/owner/inspect.ts';
import { isPicture, slotOf, unnamedFiles } from '#src/pictures/owner/named-files.ts';

/** Width divided by height of the frames that most pages show a picture in; a logo is shown whole. */
const ratios: Partial<Record<SlotName, number>> = { portrait: 1 / 1.2, opening: 1.6 };

const slotAt = (field: string): { slot: ImageSlot; ratio: number | undefined } | undefined => {
  const name = slotOf.get(field);
  return name && { slot: imageSlots[name], ratio: ratios[name] };
};

type Size = { width: number; height: number };

/** A part of a picture, in whole pixels of it. */
const inPixels = (box: Box, { width, height }: Size) => {
  const left = Math.min(Math.round(box.left * width), width - 1);
  const top = Math.min(Math.round(box.top * height), height - 1);
  const within = (share: number, all: number, from: number) =>
    Math.min(Math.max(1, Math.round(share * all)), all - from);
  return {
    left,
    top,
    width: within(box.width, width, left),
    height: within(box.height, height, top),
  };
};

/** As wide as the site shows it, and never so low that it would no longer be taken. */
const neededWidth = ({ width, height }: Size, { widths, least }: ImageSlot) =>
  Math.max(widths.at(-1) ?? width, Math.ceil((least.height * width) / height));

/** The pictures that texts name, and those of the folder that none does: the build wants the first alone. */
export const shownAndUnused = (texts: ReadonlyMap<string, string>, held: Files, root: string) => {
  const own = mediaFiles(root);
  const all = new Map([...held, ...own]);
  const left = new Set(unnamedFiles(texts, all).filter(isPicture));
  return {
    shown: new Map([...all].filter(([name]) => !left.has(name))),
    unused: [...left].filter((name) => own.has(name)),
  };
};

/** How the editor takes the pictures of this site, whose texts lie in `content/` below a folder. */
export const picturesAt = (root: string): Pictures => ({
  folder: 'content/media',
  files: () => mediaFiles(root),
  inspect: async ({ field, name, bytes }) => {
    const place = slotAt(field);
    if (!place) return { fault: 'is for a field that shows no picture' };
    const found = await inspect(name, bytes, place.slot);
    if ('fault' in found) return found;
    const { width, height } = found;
    const { least, keep } = place.slot;
    return { width, height, frame: place.ratio ? { ratio: place.ratio, least, keep } : undefined };
  },
  prepare: async ({ field, name, bytes }, box) => {
    const place = slotAt(field);
    if (!place || /\.svg$/i.test(name)) return { bytes, ending: 'svg' };
    const { autoOrient: size, hasAlpha } = await sharp(bytes).metadata();
    const part = box && inPixels(box, size);
    const upright = sharp(bytes, { failOn: 'error' }).autoOrient();
    const whole = part ? upright.extract(part) : upright;
    const scaled = whole
      .resize({ width: neededWidth(part ?? size, place.slot), withoutEnlargement: true })
      .toColourspace('srgb');
    // Flat colours and thin letters keep every pixel; a photo that something shines through is no JPEG.
    if (place.slot.takesSvg) return { bytes: await scaled.png().toBuffer(), ending: 'png' };
    if (hasAlpha) return { bytes: await scaled.webp({ quality: 92 }).toBuffer(), ending: 'webp' };
    return { bytes: await scaled.jpeg({ quality: 92 }).toBuffer(), ending: 'jpg' };
  },
});
