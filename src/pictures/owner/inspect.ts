import sharp from 'sharp';
import { asText, fileKind } from './file-kind.ts';
import type { ImageSlot } from './image-slots.ts';
import { svgFaults } from './svg-faults.ts';

/** How large a file is, upright, that can be shown in its slot. */
type Size = { width: number; height: number };

/** What is wrong with a file: found, and what to do; the sentence begins with the file's name. */
type Fault = { fault: string };

/** The largest file, in bytes. Photos of good cameras have 3 to 8 MB. */
const mostBytes = 10 * 1024 * 1024;

/** The most pixels of a picture, more than any camera takes: a file of few bytes may unfold to many. */
const mostPixels = 200_000_000;

const megabytes = (bytes: number) => (Math.ceil((bytes / 1024 / 1024) * 10) / 10).toLocaleString('en-GB');

/** The decoder knows more, in words of its own that help nobody who has the file from a camera. */
const damaged: Fault = {
  fault: 'is damaged or not whole: export it again, or copy it once more from where it came',
};

/** What leaves a trace on the page. */
const drawn = /<(?:\w+:)?(?:path|rect|circle|ellipse|line|poly(?:line|gon)|use)\b/;

/** The largest drawing, in bytes: it is published as it is, thirty of them on one page. */
const mostDrawn = 100 * 1024;

const inspectSvg = async (bytes: Uint8Array): Promise<Size | Fault> => {
  const svg = asText(bytes);
  if (svg === undefined) return { fault: 'is not written in UTF-8: export it as UTF-8, or give a PNG' };
  const advice = 'export it as plain SVG with outlines only, or give a PNG';
  if (bytes.length > mostDrawn)
    return {
      fault: `has ${Math.ceil(bytes.length / 1024)} KB: a drawing has at most 100 KB; have its outlines simplified, or give a PNG`,
    };
  const shapeless = { fault: `has neither a viewBox nor a width and height, so it has no shape: ${advice}` };
  const [root = ''] = /<(?:\w+:)?svg\b[^>]*>/.exec(svg) ?? [];
  if (!/\sviewBox\s*=/.test(root) && !(/\swidth\s*=/.test(root) && /\sheight\s*=/.test(root)))
    return shapeless;
  // Reads the whole text, so what is left to look at is well-formed.
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => (String(error).includes('bad dimensions') ? shapeless : damaged));
  if ('fault' in size) return size;
  const faults = svgFaults(svg);
  if (faults.length > 0) return { fault: `is not safe to publish, for ${faults.join('; ')}: ${advice}` };
  if (/<(?:\w+:)?text\b/.test(svg.replace(/<!--[\s\S]*?-->/g, '')))
    return { fault: `holds text, which is shown in another face where its font is missing: ${advice}` };
  if (!drawn.test(svg)) return { fault: `draws nothing: ${advice}` };
  return { width: size.width, height: size.height };
};

const isLargeEnough = ({ width, height }: Size, { least, isLogo }: ImageSlot) =>
  (width >= least.width && height >= least.height) ||
  (isLogo && height >= least.width && width >= least.height);

const inspectPixels = async (bytes: Uint8Array, slot: ImageSlot): Promise<Size | Fault> => {
  try {
    const { autoOrient, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    if (width * height > mostPixels)
      return {
        fault: `has ${width} × ${height} pixels, which is too large to be made smaller here: save it with 2,500 on its longer side`,
      };
    if (pages > 1) return { fault: 'moves: give a picture that stands still' };
    if (!isLargeEnough({ width, height }, slot)) {
      const { least } = slot;
      const needed = `${least.width} × ${least.height} pixels${slot.isLogo ? ', or as many upright' : ''}`;
      return {
        fault: `has ${width} × ${height} pixels: ${slot.name} needs at least ${needed}; give a larger original`,
      };
    }
    // Decodes all of it, so that one cut short is found.
    await sharp(bytes, { failOn: 'error' }).resize(16, 16).raw().toBuffer();
    return { width, height };
  } catch {
    return damaged;
  }
};

/** Whether a file can be shown in a slot, by its content and not by its name; if not, why and what to do. */
export const inspect = async (name: string, bytes: Uint8Array, slot: ImageSlot): Promise<Size | Fault> => {
  if (bytes.length === 0) return { fault: 'is empty: copy it once more from where it came' };
  if (bytes.length > mostBytes)
    return {
      fault: `has ${megabytes(bytes.length)} MB: save it with at most 10 MB; 2,500 pixels are wide enough`,
    };
  const found = fileKind(bytes);
  const advice = `give a JPEG, PNG, WebP${slot.isLogo ? ', AVIF or SVG' : ' or AVIF'} file`;
  if ('other' in found) return { fault: `is ${found.other}, whatever its name says: ${advice}` };
  if (found.shown === 'svg' && !slot.isLogo)
    return { fault: `is a drawing (SVG), which is for logos only: ${advice}` };
  if ((found.shown === 'svg') !== /\.svg$/i.test(name))
    return { fault: `holds a picture of the kind ${found.shown}: have its name end in .${found.shown}` };
  return found.shown === 'svg' ? inspectSvg(bytes) : inspectPixels(bytes, slot);
};
