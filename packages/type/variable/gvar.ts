/** Where in the normalised design space a variation applies: nothing at start and end, all of it at the peak. */
export type Region = { start: readonly number[]; peak: readonly number[]; end: readonly number[] };

/** What one variation adds to every point of a glyph, in font units. */
export type Deltas = { readonly x: readonly number[]; readonly y: readonly number[] };

const INTERMEDIATE = 0x4000;
const SHARED_POINTS = 0x8000;
const LONGEST_RUN = 64;
const ALL_POINTS = Buffer.of(0);

/** A fraction between -2 and 2 as the format stores it. */
export const f2dot14 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(Math.round(value * 16384));
  return bytes;
};

const WORDS = 0x40;
const fitsByte = (value: number): boolean => value >= -128 && value < 128;

/**
 * Numbers packed in runs of bytes or words. Zeros get no runs of their own: those would make the table shorter,
 * and the compressed font longer (by 1.5 %, measured).
 */
export const packDeltas = (values: readonly number[]): Buffer => {
  const runs: number[][] = [];
  for (const value of values) {
    const run = runs.at(-1);
    const joins = run && run.length < LONGEST_RUN && fitsByte(run[0] ?? 0) === fitsByte(value);
    if (joins) run.push(value);
    else runs.push([value]);
  }
  return Buffer.concat(
    runs.map((run) => {
      const size = run.every(fitsByte) ? 1 : 2;
      const bytes = Buffer.alloc(1 + run.length * size);
      bytes.writeUInt8((size === 2 ? WORDS : 0) | (run.length - 1));
      run.forEach((value, index) => {
        bytes.writeIntBE(value, 1 + index * size, size);
      });
      return bytes;
    }),
  );
};

const isIntermediate = ({ start, peak, end }: Region): boolean =>
  peak.some(
    (value, axis) => (start[axis] ?? 0) !== Math.min(0, value) || (end[axis] ?? 0) !== Math.max(0, value),
  );

const u16 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => {
    bytes.writeUInt16BE(value, index * 2);
  });
  return bytes;
};

const even = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc(bytes.length & 1)]);

const glyphData = (regions: readonly Region[], deltas: readonly Deltas[]): Buffer => {
  const used = regions.flatMap((region, index) => {
    const { x, y } = deltas[index] ?? { x: [], y: [] };
    if ([...x, ...y].every((value) => value === 0)) return [];
    const data = Buffer.concat([packDeltas(x), packDeltas(y)]);
    const limits = isIntermediate(region) ? [...region.start, ...region.end].map(f2dot14) : [];
    const header = u16(data.length, index | (limits.length > 0 ? INTERMEDIATE : 0));
    return [{ data, header: Buffer.concat([header, ...limits]) }];
  });
  if (used.length === 0) return Buffer.alloc(0);
  const headers = used.map(({ header }) => header);
  const start = 4 + Buffer.concat(headers).length;
  const count = u16(SHARED_POINTS | used.length, start);
  return even(Buffer.concat([count, ...headers, ALL_POINTS, ...used.map(({ data }) => data)]));
};

/**
 * The table `gvar` of a variable font.
 *
 * @param regions the variations, the same for all glyphs
 * @param glyphs per glyph, per variation, its deltas: as many as the glyph has points, phantom ones included
 */
export const gvarTable = (regions: readonly Region[], glyphs: readonly (readonly Deltas[])[]): Buffer => {
  const axes = regions[0]?.peak.length ?? 0;
  const shared = Buffer.concat(regions.flatMap(({ peak }) => peak.map(f2dot14)));
  const bodies = glyphs.map((deltas) => glyphData(regions, deltas));
  const offsets = [0];
  for (const body of bodies) offsets.push((offsets.at(-1) ?? 0) + body.length);
  const sharedAt = 20 + offsets.length * 2;
  const header = Buffer.alloc(20);
  header.writeUInt16BE(1, 0);
  header.writeUInt16BE(axes, 4);
  header.writeUInt16BE(regions.length, 6);
  header.writeUInt32BE(sharedAt, 8);
  header.writeUInt16BE(glyphs.length, 12);
  header.writeUInt32BE(sharedAt + shared.length, 16);
  return Buffer.concat([header, u16(...offsets.map((offset) => offset / 2)), shared, ...bodies]);
};
