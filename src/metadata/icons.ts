import { favicon } from '@site/isometric';
import sharp from 'sharp';

/** A square SVG drawing as a PNG of `size` pixels a side. It is drawn at that size, not scaled to it. */
export const rasterise = (svg: string, size: number): Promise<Buffer<ArrayBuffer>> =>
  sharp(Buffer.from(svg))
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 100, dither: 0 })
    .toBuffer();

const sizes = [16, 32, 48] as const;
const headLength = 6;
const entryLength = 16;

/** The mark as the file that browsers ask for unasked: PNGs of 16, 32 and 48 pixels in one ICO. */
export const faviconIco = async () => {
  const pictures = await Promise.all(sizes.map((size) => rasterise(favicon(), size)));
  let offset = headLength + entryLength * sizes.length;
  const entries = pictures.map((png, index) => {
    const size = sizes[index] ?? 0;
    const entry = Buffer.alloc(entryLength);
    entry.set([size, size, 0, 0, 1, 0, 32]);
    entry.writeUInt32LE(png.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += png.length;
    return entry;
  });
  return Buffer.concat([Buffer.from([0, 0, 1, 0, sizes.length, 0]), ...entries, ...pictures]);
};
