import sharp from 'sharp';

/** A picture of two colours for tests, the first in its upper half. */
export const twoColours = (width: number, height: number, upper: string, lower: string) => {
  const half = { width, height: Math.round(height / 2), channels: 4 } as const;
  return sharp({ create: { ...half, height, background: lower } })
    .composite([{ input: { create: { ...half, background: upper } }, gravity: 'north' }])
    .png()
    .toBuffer();
};

/** Bytes that do not compress: a picture of noise is as large as a file as its pixels. */
export const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });
