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
  const head = Buffer.alloc(headLength + entryLength * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  pictures.forEach((png, index) => {
    const entry = headLength + entryLength * index;
    head.writeUInt8(sizes[index] ?? 0, entry);
    head.writeUInt8(sizes[index] ?? 0, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures]);
};
