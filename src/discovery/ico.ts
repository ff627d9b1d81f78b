const HEADER = 6;
const ENTRY = 16;

/** A picture of an icon file: a PNG and the length of its side in pixels, 1 to 256. */
export type IconImage = { size: number; png: Uint8Array };

/**
 * An icon file (ICO) that holds PNG pictures, in the order given. Every browser since Internet Explorer 11 reads
 * PNG inside ICO. All numbers are little-endian.
 */
export const ico = (images: readonly IconImage[]): Uint8Array<ArrayBuffer> => {
  const start = HEADER + images.length * ENTRY;
  const file = new Uint8Array(images.reduce((length, { png }) => length + png.length, start));
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true); // Type: icon, not cursor.
  view.setUint16(4, images.length, true);
  let offset = start;
  images.forEach(({ size, png }, index) => {
    const entry = HEADER + index * ENTRY;
    const side = size % 256; // 256 is written as 0.
    view.setUint8(entry, side);
    view.setUint8(entry + 1, side);
    view.setUint16(entry + 4, 1, true); // Colour planes.
    view.setUint16(entry + 6, 32, true); // Bits per pixel.
    view.setUint32(entry + 8, png.length, true);
    view.setUint32(entry + 12, offset, true);
    file.set(png, offset);
    offset += png.length;
  });
  return file;
};
