import { favicon } from '@site/isometric';
import sharp from 'sharp';

/** A square SVG drawing as a PNG of `size` pixels a side. It is drawn at that size, not scaled to it. */
export const rasterise = (svg: string, size: number): Promise<Buffer<ArrayBuffer>> =>
  sharp(Buffer.from(svg))
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 100, dither: 0 })
    .toBuffer();

/** The mark as the file that browsers ask for unasked: an ICO of one PNG, behind the 22 bytes that say where it lies. */
export const faviconIco = async () => {
  const png = await rasterise(favicon(), 32);
  const head = Buffer.alloc(22);
  head.set([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0]);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
};
