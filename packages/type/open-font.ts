import { create, type Font } from 'fontkit';

/** Reads a font file, of which there must be one font. */
export const openFont = (bytes: Buffer): Font => {
  const font = create(bytes);
  if (!('layout' in font)) throw new Error('Expected one font in the file.');
  return font;
};
