import { type Tables, tableOf } from './sfnt.ts';

/**
 * The points of one glyph in font units: its outline, then the four "phantom" points of the format, of which
 * the second carries the advance width.
 */
export type Outline = { readonly x: readonly number[]; readonly y: readonly number[] };

/** How many points follow the outline of every glyph. */
export const PHANTOM_POINTS = 4;

const SHORT = { x: 0x02, y: 0x04 };
const SAME_OR_POSITIVE = { x: 0x10, y: 0x20 };
const REPEAT = 0x08;

/** Start and end of every glyph in `glyf`, in bytes. */
export const glyphRanges = (tables: Tables): { start: number; end: number }[] => {
  const loca = tableOf(tables, 'loca');
  const long = tableOf(tables, 'head').readInt16BE(50) === 1;
  const offset = (index: number) => (long ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2);
  const count = tableOf(tables, 'maxp').readUInt16BE(4);
  return Array.from({ length: count }, (_, index) => ({ start: offset(index), end: offset(index + 1) }));
};

/** Advance width of a glyph in font units. */
const advanceOf = (tables: Tables, glyph: number): number => {
  const wide = tableOf(tables, 'hhea').readUInt16BE(34);
  return tableOf(tables, 'hmtx').readUInt16BE(Math.min(glyph, wide - 1) * 4);
};

const readFlags = (data: Buffer, start: number, count: number): { flags: number[]; next: number } => {
  const flags: number[] = [];
  let at = start;
  while (flags.length < count) {
    const flag = data.readUInt8(at++);
    const times = flag & REPEAT ? data.readUInt8(at++) + 1 : 1;
    for (let time = 0; time < times; time++) flags.push(flag);
  }
  return { flags, next: at };
};

const readAxis = (data: Buffer, start: number, flags: readonly number[], axis: 'x' | 'y') => {
  let at = start;
  let value = 0;
  const values = flags.map((flag) => {
    const same = (flag & SAME_OR_POSITIVE[axis]) !== 0;
    if (flag & SHORT[axis]) value += data.readUInt8(at++) * (same ? 1 : -1);
    else if (!same) {
      value += data.readInt16BE(at);
      at += 2;
    }
    return value;
  });
  return { values, next: at };
};

const readSimple = (data: Buffer, name: string) => {
  const contours = data.readInt16BE(0);
  if (contours < 0) throw new Error(`${name} is made of other glyphs, which this script cannot read.`);
  const ends = 10 + contours * 2;
  const points = data.readUInt16BE(ends - 2) + 1;
  const { flags, next } = readFlags(data, ends + 2 + data.readUInt16BE(ends), points);
  const x = readAxis(data, next, flags, 'x');
  return { x: x.values, y: readAxis(data, x.next, flags, 'y').values };
};

/** The outline of every glyph of a static font, in the order of the file. */
export const readOutlines = (tables: Tables): Outline[] => {
  const glyf = tableOf(tables, 'glyf');
  return glyphRanges(tables).map(({ start, end }, glyph) => {
    const points = end > start ? readSimple(glyf.subarray(start, end), `Glyph ${glyph}`) : { x: [], y: [] };
    return { x: [...points.x, 0, advanceOf(tables, glyph), 0, 0], y: [...points.y, 0, 0, 0, 0] };
  });
};
