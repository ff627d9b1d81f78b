import { f2dot14 } from './gvar.ts';
import { type Tables, tableOf } from './sfnt.ts';

/** One axis as designed: its range in the units of CSS. The least value is the default. */
export type Axis = { tag: string; min: number; max: number; nameId: number };

const fixed = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(Math.round(value * 65536));
  return bytes;
};

/** The table `fvar`: the axes, without named instances. */
export const fvarTable = (axes: readonly Axis[]): Buffer => {
  const header = Buffer.alloc(16);
  [1, 0, 16, 2, axes.length, 20, 0, 4 + 4 * axes.length].forEach((value, index) => {
    header.writeUInt16BE(value, index * 2);
  });
  const records = axes.map(({ tag, min, max, nameId }) => {
    const ids = Buffer.alloc(4);
    ids.writeUInt16BE(nameId, 2);
    return Buffer.concat([Buffer.from(tag, 'latin1'), fixed(min), fixed(min), fixed(max), ids]);
  });
  return Buffer.concat([header, ...records]);
};

/** The table `avar`: per axis, how a share of the range (0 to 1) is bent, as pairs from and to. */
export const avarTable = (bends: readonly (readonly (readonly [number, number])[])[]): Buffer => {
  const header = Buffer.of(0, 1, 0, 0, 0, 0, 0, bends.length);
  const segments = bends.map((pairs) => {
    const whole = [[-1, -1], ...pairs].flat();
    return Buffer.concat([Buffer.of(0, whole.length / 2), ...whole.map(f2dot14)]);
  });
  return Buffer.concat([header, ...segments]);
};

/** A function on straight lines through the given points, sorted by their first number. */
export const polyline =
  (points: readonly (readonly [number, number])[]) =>
  (value: number): number => {
    const upper = points.findIndex(([from]) => from >= value);
    const [x1, y1] = points[upper] ?? points.at(-1) ?? [0, 0];
    const [x0, y0] = points[upper - 1] ?? [x1, y1];
    return x1 === x0 ? y1 : y0 + ((value - x0) / (x1 - x0)) * (y1 - y0);
  };

/** How a variable font bends one of its axes: pairs of a value in CSS units and a normalised place (-1 to 1). */
export const readBend = (tables: Tables, tag: string): (readonly [number, number])[] => {
  const fvar = tableOf(tables, 'fvar');
  const avar = tableOf(tables, 'avar');
  let at = 8;
  for (let axis = 0; axis < fvar.readUInt16BE(8); axis++) {
    const record = fvar.readUInt16BE(4) + axis * fvar.readUInt16BE(10);
    const pairs = Array.from({ length: avar.readUInt16BE(at) }, (_, pair) => at + 2 + pair * 4);
    at += 2 + pairs.length * 4;
    if (fvar.toString('latin1', record, record + 4) !== tag) continue;
    const [min = 0, normal = 0, max = 0] = [4, 8, 12].map(
      (offset) => fvar.readInt32BE(record + offset) / 65536,
    );
    const value = polyline([
      [-1, min],
      [0, normal],
      [1, max],
    ]);
    return pairs.map((pair) => [value(avar.readInt16BE(pair) / 16384), avar.readInt16BE(pair + 2) / 16384]);
  }
  throw new Error(`The font has no axis "${tag}": check the version of its package.`);
};
