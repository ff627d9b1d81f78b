/** A kind of file that the site can show. */
export type ShownKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'svg';

type Kind = { shown: ShownKind } | { other: string };

const latin = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

const beginnings: readonly [start: string, kind: Kind][] = [
  ['\xff\xd8\xff', { shown: 'jpeg' }],
  ['\x89PNG\r\n\x1a\n', { shown: 'png' }],
  ['GIF8', { other: 'a GIF' }],
  ['BM', { other: 'a bitmap (BMP)' }],
  ['II*\0', { other: 'a TIFF picture' }],
  ['MM\0*', { other: 'a TIFF picture' }],
  ['8BPS', { other: 'a Photoshop file' }],
  ['%PDF', { other: 'a PDF' }],
  ['%!PS', { other: 'a PostScript file' }],
  ['PK', { other: 'an office document or an archive' }],
  ['\x1f\x8b', { other: 'a compressed file' }],
];

/** The text of the bytes, or undefined when they are none. */
export const asText = (bytes: Uint8Array) => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text.trimStart();
  } catch {
    return undefined;
  }
};

const ofText = (text: string): Kind => {
  if (/^(<!doctype html|<html)\b/i.test(text)) return { other: 'a web page' };
  // What may stand before the root of a drawing: declarations and comments.
  if (/^(<[?!][\s\S]*?>\s*)*<(\w+:)?svg\b/.test(text)) return { shown: 'svg' };
  return { other: 'a text' };
};

/** What a file is by its content; its name may say anything. */
export const fileKind = (bytes: Uint8Array): Kind => {
  const head = latin(bytes, 0, 64);
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return { shown: 'webp' };
  if (head.slice(4, 8) === 'ftyp') {
    if (/avi[fs]/.test(head.slice(8))) return { shown: 'avif' };
    return {
      other: /hei[cxms]|hevc|mif1/.test(head.slice(8)) ? 'a HEIC photo as telephones store it' : 'a film',
    };
  }
  const known = beginnings.find(([start]) => head.startsWith(start));
  if (known) return known[1];
  const text = asText(bytes);
  if (text !== undefined) return ofText(text);
  // A drawing in another encoding is told to be saved anew, and not that it is none.
  const plain = Buffer.from(bytes)
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/^(\xff\xfe|\xfe\xff)/, '');
  const kind = ofText(plain.trimStart());
  return 'shown' in kind ? kind : { other: 'no picture' };
};
