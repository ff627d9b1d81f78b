import sharp from 'sharp';

/** Resolution, in dots per inch, at which an SVG's natural size is what it says. */
const NATURAL = 72;

/** A square SVG drawing as a PNG of `size` pixels a side, drawn at that size rather than scaled to it. */
export const rasterise = async (svg: string, size: number): Promise<Buffer<ArrayBuffer>> => {
  const source = Buffer.from(svg);
  const { width } = await sharp(source).metadata();
  return sharp(source, { density: (NATURAL * size) / width })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 100, dither: 0 })
    .toBuffer();
};
