import type { Contour } from '../geometry/contour.ts';
import { between } from '../geometry/flatten.ts';
import { type Command, stops } from '../geometry/path.ts';
import type { Point } from '../geometry/projection.ts';

export type Tone = 0 | 1 | 2 | 3;

/** A run of a contour on which the light is the same. */
type Strip = { readonly tone: Tone; readonly outline: Command[] };

type ToneAlong = (du: number, dv: number) => Tone | undefined;
type Piece = { readonly tone: Tone | undefined; readonly from: Point; readonly step: Command };

/** Into how many parts a curve is cut to see the light on each. */
const SAMPLES = 24;
/** A piece shorter than this many world units takes the light of its neighbour. */
const SHORTEST = 2;
/** A piece runs on a little under the next, so that no ground shines through between them. */
const OVERLAP = 0.8;

/** The part of a quadratic curve between two parameters. */
const partOf = (from: Point, via: Point, to: Point, a: number, b: number): { from: Point; step: Command } => {
  const at = (s: number, t: number): Point => between(between(from, via, s), between(via, to, s), t);
  return { from: at(a, a), step: ['Q', [at(a, b), at(b, b)]] };
};

/** Cuts a curve where its tone changes. */
const curvePieces = (from: Point, via: Point, to: Point, toneAlong: ToneAlong): Piece[] => {
  const whole = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const runs: { tone: Tone | undefined; begin: number; end: number }[] = [];
  for (let i = 0; i < SAMPLES; i++) {
    const middle = (i + 0.5) / SAMPLES;
    const [a, b] = [between(from, via, middle), between(via, to, middle)];
    const tone = toneAlong(b[0] - a[0], b[1] - a[1]);
    const end = (i + 1) / SAMPLES;
    const last = runs.at(-1);
    if (last && last.tone === tone) last.end = end;
    else runs.push({ tone, begin: i / SAMPLES, end });
  }
  const long = runs.filter(({ begin, end }) => (end - begin) * whole > SHORTEST);
  const kept = long.length > 0 ? long : runs.slice(-1);
  return kept.map(({ tone, end }, i) => {
    const last = i === kept.length - 1 ? 1 : Math.min(1, end + OVERLAP / whole);
    return { tone, ...partOf(from, via, to, kept[i - 1]?.end ?? 0, last) };
  });
};

/** Joins a contour's pieces of one tone into strips; sides turned away from the viewer are left out. */
export const stripsOf = (contour: Contour, toneAlong: ToneAlong): Strip[] => {
  const strips: Strip[] = [];
  const [start = [0, 0]] = stops(contour);
  const back: Command = ['L', [start]];
  let open: Tone | undefined;
  let pen: Point = start;
  for (const step of [...contour.slice(1), back]) {
    // Of a line where it leads, of a curve what bends it there.
    const [first = start, end] = step[1];
    const pieces = end
      ? curvePieces(pen, first, end, toneAlong)
      : [{ tone: toneAlong(first[0] - pen[0], first[1] - pen[1]), from: pen, step }];
    for (const { tone, from, step } of pieces) {
      if (tone !== undefined && tone === open) strips.at(-1)?.outline.push(step);
      else if (tone !== undefined) strips.push({ tone, outline: [['M', [from]], step] });
      open = tone;
    }
    pen = end ?? first;
  }
  return strips;
};
