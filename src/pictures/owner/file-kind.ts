/** A kind of file that the site can show. */
type ShownKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'svg';

type Kind = { shown: ShownKind } | { other: string };

/** How files begin, byte for byte. */
const beginnings: readonly (readonly [beginning: RegExp, kind: Kind])[] = [
  [/^\xff\xd8\xff/, { shown: 'jpeg' }],
  [/^\x89PNG\r\n/, { shown: 'png' }],
  [/^RIFF.{4}WEBP/s, { shown: 'webp' }],
  [/^.{4}ftyp.*avi[fs]/s, { shown: 'avif' }],
  [/^.{4}ftyp.*(hei[cxms]|hevc|mif1)/s, { other: 'a HEIC photo as telephones store it' }],
  [/^.{4}ftyp/s, { other: 'a film' }],
  [/^GIF8/, { other: 'a GIF' }],
  [/^BM/, { other: 'a bitmap (BMP)' }],
  [/^(II\*\0|MM\0\*)/, { other: 'a TIFF picture' }],
  [/^8BPS/, { other: 'a Photoshop file' }],
  [/^%PDF/, { other: 'a PDF' }],
  [/^%!PS/, { other: 'a PostScript file' }],
  [/^PK/, { other: 'an office document or an archive' }],
  [/^.\x8b/s, { other: 'a compressed file' }],
];

/** The text of the bytes, or undefined where they are not text. */
export const asText = (bytes: Uint8Array) => {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? undefined : text.trimStart();
  } catch {
    return undefined;
  }
};

// What may stand before the root of a drawing: declarations and comments.
const isSvg = (text: string) => /^\s*(<[?!][\s\S]*?>\s*)*<(\w+:)?svg\b/.test(text);

/** What a file is by its content; its name may say anything. */
export const fileKind = (bytes: Uint8Array): Kind => {
  const plain = Buffer.from(bytes).toString('latin1');
  const [, known] = beginnings.find(([beginning]) => beginning.test(plain.slice(0, 64))) ?? [];
  if (known) return known;
  const text = asText(bytes);
  if (/^(<!doctype html|<html)\b/i.test(text ?? '')) return { other: 'a web page' };
  // A drawing in another encoding is told to be saved again, and not that it is none.
  if (isSvg(text ?? plain.replaceAll('\0', '').replace(/^(\xff\xfe|\xfe\xff)/, ''))) return { shown: 'svg' };
  return { other: text === undefined ? 'no picture' : 'a text' };
};
