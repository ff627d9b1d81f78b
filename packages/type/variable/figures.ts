import { glyphRanges, type Outline, PHANTOM_POINTS } from './outlines.ts';
import { type Tables, tableOf } from './sfnt.ts';

/** A tabular figure and the proportional figure it has the outline of, as glyph numbers. */
export type FigurePair = { plain: number; tabular: number };

const ARGUMENTS_ARE_OFFSETS = 0x0002;
const WORDS = 0x0001;
const SINGLE_SUBSTITUTION = 1;

const coveredGlyphs = (gsub: Buffer, at: number): number[] => {
  const count = gsub.readUInt16BE(at + 2);
  if (gsub.readUInt16BE(at) === 1)
    return Array.from({ length: count }, (_, index) => gsub.readUInt16BE(at + 4 + index * 2));
  return Array.from({ length: count }, (_, index) => at + 4 + index * 6).flatMap((range) => {
    const first = gsub.readUInt16BE(range);
    return Array.from({ length: gsub.readUInt16BE(range + 2) - first + 1 }, (_, step) => first + step);
  });
};

/** The pairs of the only substitution that is kept in the font, `tnum`; none when the font has no figures. */
export const figurePairs = (tables: Tables): FigurePair[] => {
  const gsub = tables.get('GSUB');
  const lookups = gsub?.readUInt16BE(8) ?? 0;
  if (!gsub || gsub.readUInt16BE(lookups) === 0) return [];
  const lookup = lookups + gsub.readUInt16BE(lookups + 2);
  if (gsub.readUInt16BE(lookups) !== 1 || gsub.readUInt16BE(lookup) !== SINGLE_SUBSTITUTION)
    throw new Error('Expected the tabular figures to be the only substitution of the font.');
  const table = lookup + gsub.readUInt16BE(lookup + 6);
  const plain = coveredGlyphs(gsub, table + gsub.readUInt16BE(table + 2));
  const shift = gsub.readUInt16BE(table) === 1 ? gsub.readInt16BE(table + 4) : undefined;
  return plain.map((glyph, index) => ({
    plain: glyph,
    tabular: shift === undefined ? gsub.readUInt16BE(table + 6 + index * 2) : glyph + shift,
  }));
};

const asMovedCopy = (tabular: Outline, plain: Outline): Outline => {
  const moves = tabular.x.slice(0, -PHANTOM_POINTS).map((x, point) => x - (plain.x[point] ?? Number.NaN));
  const [move = 0] = moves;
  // Every instance is rounded, which may part the points by one unit.
  if (tabular.x.length !== plain.x.length || !moves.every((other) => Math.abs(other - move) <= 1))
    throw new Error('A tabular figure is no longer a moved copy of its proportional figure.');
  return { x: [move, ...tabular.x.slice(-PHANTOM_POINTS)], y: [0, 0, 0, 0, 0] };
};

/** Outlines in which every tabular figure is one point, the offset from its proportional figure. */
export const asMovedCopies = (outlines: readonly Outline[], pairs: readonly FigurePair[]): Outline[] =>
  outlines.map((outline, glyph) => {
    const pair = pairs.find(({ tabular }) => tabular === glyph);
    const plain = pair && outlines[pair.plain];
    return plain ? asMovedCopy(outline, plain) : outline;
  });

const movedCopy = (glyph: number, box: Buffer, move: number): Buffer => {
  const bytes = Buffer.alloc(18);
  const [left = 0, bottom = 0, right = 0, top = 0] = [2, 4, 6, 8].map((at) => box.readInt16BE(at));
  [-1, left + move, bottom, right + move, top].forEach((value, index) => {
    bytes.writeInt16BE(value, index * 2);
  });
  bytes.writeUInt16BE(ARGUMENTS_ARE_OFFSETS | WORDS, 10);
  bytes.writeUInt16BE(glyph, 12);
  bytes.writeInt16BE(move, 14);
  return bytes;
};

/** Tables in which the tabular figures refer to the outlines of the proportional ones instead of repeating them. */
export const withMovedFigures = (
  tables: Tables,
  outlines: readonly Outline[],
  pairs: readonly FigurePair[],
): Tables => {
  if (pairs.length === 0) return tables;
  const glyf = tableOf(tables, 'glyf');
  const ranges = glyphRanges(tables);
  const bodies = ranges.map(({ start, end }, glyph) => {
    const pair = pairs.find(({ tabular }) => tabular === glyph);
    const body = glyf.subarray(start, end);
    if (!pair) return Buffer.concat([body, Buffer.alloc(-body.length & 3)]);
    const plain = ranges[pair.plain];
    if (!plain) throw new Error(`Tabular figure ${glyph} refers to no glyph.`);
    return movedCopy(pair.plain, glyf.subarray(plain.start, plain.end), outlines[glyph]?.x[0] ?? 0);
  });
  const loca = Buffer.alloc((bodies.length + 1) * 4);
  let offset = 0;
  bodies.forEach((body, index) => {
    offset += body.length;
    loca.writeUInt32BE(offset, (index + 1) * 4);
  });
  const head = Buffer.from(tableOf(tables, 'head'));
  head.writeInt16BE(1, 50);
  const maxp = Buffer.from(tableOf(tables, 'maxp'));
  maxp.copy(maxp, 10, 6, 10);
  maxp.writeUInt16BE(1, 28);
  maxp.writeUInt16BE(1, 30);
  return new Map([
    ...tables,
    ['glyf', Buffer.concat(bodies)],
    ['loca', loca],
    ['head', head],
    ['maxp', maxp],
  ]);
};
