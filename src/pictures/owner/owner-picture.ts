import { getImage } from 'astro:assets';
import { join } from 'node:path';
import type { ImageMetadata } from 'astro';
import sharp from 'sharp';
import type { Picture } from '#src/components/picture.ts';
import { imageSlots, type SlotName, visiblePart, widthsFor } from './image-slots.ts';

const folder = 'content/media';

/** Without their originals, which Astro removes from the build once it has made smaller pictures of them. */
const photos = import.meta.glob<ImageMetadata>('/content/media/**/*.{jpg,jpeg,png,webp,avif}', {
  import: 'default',
  eager: true,
  caseSensitive: false,
});

const drawings = import.meta.glob<string>('/content/media/**/*.svg', {
  query: '?url',
  import: 'default',
  eager: true,
  caseSensitive: false,
});

/** Drawings have no pixels: so wide they are said to be, and the style sheet scales them. */
const drawnWidth = 320;

/** A file of content/media/ as its slot shows it: a photo upright, cut to what can be seen, without what the camera noted. */
export const ownerPicture = async (name: string, slotName: SlotName): Promise<Picture> => {
  const slot = imageSlots[slotName];
  const { autoOrient } = await sharp(join(folder, name), { limitInputPixels: false }).metadata();
  const drawing = drawings[`/${folder}/${name}`];
  if (drawing) {
    const height = Math.max(1, Math.round((drawnWidth * autoOrient.height) / autoOrient.width));
    return { src: drawing, width: drawnWidth, height };
  }
  const src = photos[`/${folder}/${name}`];
  if (!src) throw new Error(`${folder}/${name} has come since the site was started: start it again`);
  const visible = visiblePart(autoOrient, slot);
  const widths = widthsFor(visible.width, slot);
  const width = Math.max(...widths);
  const height = Math.max(1, Math.round((visible.height * width) / visible.width));
  const cut = { src, width, height, widths, fit: 'cover', position: slot.keep };
  const avif = await getImage({ ...cut, format: 'avif', quality: slot.quality.avif });
  const webp = await getImage({ ...cut, format: 'webp', quality: slot.quality.webp });
  return {
    // For what does not know <picture>: the middle of the format that all browsers know.
    src: webp.srcSet.values[Math.floor(widths.length / 2)]?.url ?? webp.src,
    width,
    height,
    sources: [
      { type: 'image/avif', srcSet: avif.srcSet.attribute },
      { type: 'image/webp', srcSet: webp.srcSet.attribute },
    ],
  };
};
