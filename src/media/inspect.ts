import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { cached } from './cache.ts';
import { fileKind, type ShownKind } from './file-kind.ts';
import type { Place } from './places.ts';
import { svgFaults } from './svg-faults.ts';
import { svgSize } from './svg-size.ts';

/** A file of content/media/ that can be shown in its place: what it is and how large, upright. */
export type Sound = { kind: ShownKind; width: number; height: number };

/** What is wrong with a file: found, and what to do; the sentence begins with the file's name. */
type Unsound = { fault: string };

/** The largest file, in bytes. Photos of good cameras have 3 to 8 MB. */
const mostBytes = 10 * 1024 * 1024;

const megabytes = (bytes: number) => (Math.ceil((bytes / 1024 / 1024) * 10) / 10).toLocaleString('en-GB');

/** What the decoder said: its first line, since it repeats itself. */
const reasonOf = (error: unknown) => {
  const said = String(error instanceof Error ? error.message : error).replace(
    /^Input buffer has corrupt header:/,
    '',
  );
  return said.trim().split('\n', 1)[0];
};

const damaged = (error: unknown) => ({
  fault: `is damaged or not whole (${reasonOf(error)}): export it again, or copy it once more from where it came`,
});

const inspectSvg = async (bytes: Uint8Array): Promise<Sound | Unsound> => {
  const svg = new TextDecoder().decode(bytes);
  const advice = 'export it as plain SVG with outlines only, or give a PNG';
  const size = svgSize(svg);
  if (!size) return { fault: `has neither a viewBox nor a width and height, so it has no shape: ${advice}` };
  try {
    // Reads the whole text, so what is left to look at is well-formed.
    await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    return damaged(error);
  }
  const faults = svgFaults(svg);
  if (faults.length > 0) return { fault: `is not safe to publish, for ${faults.join('; ')}: ${advice}` };
  return { kind: 'svg', ...size };
};

const isLargeEnough = ({ width, height }: Omit<Sound, 'kind'>, { least, eitherWay }: Place) =>
  (width >= least.width && height >= least.height) ||
  (eitherWay && height >= least.width && width >= least.height);

/** Decodes all of a picture, so that one cut short is found; once for each content. */
const decodeWhole = async (bytes: Uint8Array, cache: string | undefined) => {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const decode = async () => {
    await sharp(bytes, { failOn: 'error' }).resize(16, 16).raw().toBuffer();
    return new Uint8Array();
  };
  await cached(`${hash}.sound`, decode, cache);
};

const inspectPixels = async (
  bytes: Uint8Array,
  kind: ShownKind,
  place: Place,
  cache: string | undefined,
): Promise<Sound | Unsound> => {
  try {
    const { width, height } = (await sharp(bytes).metadata()).autoOrient;
    if (!isLargeEnough({ width, height }, place)) {
      const { least } = place;
      const needed = `${least.width} × ${least.height} pixels${place.eitherWay ? ', or as many upright' : ''}`;
      return {
        fault: `has ${width} × ${height} pixels: ${place.name} needs at least ${needed}; give a larger original`,
      };
    }
    await decodeWhole(bytes, cache);
    return { kind, width, height };
  } catch (error) {
    return damaged(error);
  }
};

/**
 * Whether a file can be shown in a place, by its content and not by its name; if not, why and what to do.
 * @param cache the folder that notes which contents are sound, if not that of the project
 */
export const inspect = async (bytes: Uint8Array, place: Place, cache?: string): Promise<Sound | Unsound> => {
  if (bytes.length === 0) return { fault: 'is empty: copy it once more from where it came' };
  if (bytes.length > mostBytes)
    return {
      fault: `has ${megabytes(bytes.length)} MB: save it with at most 10 MB; 2,500 pixels are wide enough`,
    };
  const found = fileKind(bytes);
  const advice = `give a JPEG, PNG, WebP${place.takesSvg ? ', AVIF or SVG' : ' or AVIF'} file`;
  if ('other' in found) return { fault: `is ${found.other}, whatever its name says: ${advice}` };
  if (found.shown !== 'svg') return inspectPixels(bytes, found.shown, place, cache);
  return place.takesSvg
    ? inspectSvg(bytes)
    : { fault: `is a drawing (SVG), which is for logos only: ${advice}` };
};
