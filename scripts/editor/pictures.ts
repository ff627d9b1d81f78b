import { type Box, type Files, Refusal, type Site } from '@site/editor';
import sharp from 'sharp';
import { mediaFiles } from '#src/content/files.ts';
import { type ImageSlot, imageSlots, type SlotName } from '#src/pictures/owner/image-slots.ts';
import { inspect } from '#src/pictures/owner/inspect.ts';
import { isPicture, slotOf, unnamedFiles } from '#src/pictures/owner/media-problems.ts';

/** Width divided by height of the frames that most pages show a picture in; a logo is shown whole. */
const ratios: Partial<Record<SlotName, number>> = { portrait: 1 / 1.2, opening: 1.6 };

type Size = { width: number; height: number };

/** A part of a picture, in whole pixels of it. */
const inPixels = (box: Box, { width, height }: Size) => {
  const edge = (share: number, all: number) => Math.min(Math.round((share * all) / 100), all);
  const [left, top] = [edge(box.x, width), edge(box.y, height)];
  const [right, bottom] = [edge(box.x + box.width, width), edge(box.y + box.height, height)];
  return { left, top, width: right - left, height: bottom - top };
};

/** A picture's upright size. @throws Refusal saying why it cannot be shown in its slot */
const sizeOf = async (called: string, name: string, bytes: Uint8Array, slot: ImageSlot): Promise<Size> => {
  const found = await inspect(name, bytes, slot);
  if ('fault' in found) throw new Refusal(`${called} ${found.fault}`);
  return { width: found.width, height: found.height };
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
export const picturesAt = (root: string): Site['pictures'] => ({
  files: () => mediaFiles(root),
  take: async ({ field, name, bytes, box }) => {
    const slotName = slotOf.get(field);
    if (!slotName) throw new Refusal(`${name} is for a field that shows no picture`);
    const slot = imageSlots[slotName];
    const size = await sizeOf(name, name, bytes, slot);
    if (/\.svg$/i.test(name)) return { bytes, ending: 'svg' };
    const { least, keep, isLogo } = slot;
    const ratio = ratios[slotName];
    if (ratio && !box) return { ...size, frame: { ratio, least, keep } };
    const part = inPixels(box ?? { x: 0, y: 0, width: 100, height: 100 }, size);
    const { hasAlpha } = await sharp(bytes).metadata();
    // Flat colours and thin letters keep every pixel; a photo that something shines through is no JPEG.
    const format = isLogo ? 'png' : hasAlpha ? 'webp' : 'jpeg';
    const cut = await sharp(bytes, { failOn: 'error' })
      .autoOrient()
      .extract(part)
      .resize({ width: neededWidth(part, slot), withoutEnlargement: true })
      .toColourspace('srgb')
      .toFormat(format, format === 'png' ? {} : { quality: 92 })
      .toBuffer();
    const ending = format.replace('jpeg', 'jpg');
    await sizeOf('This part', `part.${ending}`, cut, slot);
    return { bytes: cut, ending };
  },
});
