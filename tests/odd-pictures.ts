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
export const noise = (width: number, height: number) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } });
};

/** A photo of about 8 MB, 2400 × 3200 pixels, red above and blue below, lying on its side as cameras store it. */
export const cameraPhoto = async () => {
  const colours = await twoColours(2400, 3200, '#d00', '#00d');
  const upright = await noise(2400, 3200)
    .composite([{ input: colours, blend: 'soft-light' }])
    .removeAlpha()
    .toFormat('png', { compressionLevel: 1 })
    .toBuffer();
  return sharp(upright)
    .rotate(270)
    .jpeg({ quality: 96 })
    .withExif({ IFD3: { GPSLatitude: '6/1 55/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
};
