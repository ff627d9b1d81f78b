import sharp from 'sharp';

/** A square SVG drawing as a PNG of `size` pixels a side. It is drawn at that size, not scaled to it. */
export const rasterise = (svg: string, size: number): Promise<Buffer<ArrayBuffer>> =>
  sharp(Buffer.from(svg))
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 100, dither: 0 })
    .toBuffer();
