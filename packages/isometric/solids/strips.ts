import type { Contour } from '../geometry/contour.ts';
import { between } from '../geometry/flatten.ts';
import { type Command, stops } from '../geometry/path.ts';
import type { Point } from '../geometry/projection.ts';

export type Tone = 0 | 1 | 2 | 3;

/** A run of a contour on which the light is the same. */
type Strip = { readonly tone: Tone; readonly outline: Command[] };

type ToneAlong = (du: number, dv: number) => Tone | undefined;
type Piece = { readonly tone: Tone | undefined; readonly from: Point; readonly step: Command };

const SAMPLES = 10;
/** A piece shorter than this many world units takes the light of its neighbour. */
const SHORTEST = 2;
/** A piece runs on a little under the next, so that no ground shines through between them. */
const OVERLAP = 0.8;

/** The part of a quadratic curve between two parameters. */
const partOf = (from: Point, via: Point, to: Point, a: number, b: number): { from: Point; step: Command } => {
  const at = (s: number, t: number): Point => between(between(from, via, s), between(via, to, s), t);
  return { from: at(a, a), step: ['Q', [at(a, b), at(b, b)]] };
};

/** Cuts a curve where its tone changes; the place is found by halving. */
const curvePieces = (from: Point, via: Point, to: Point, toneAlong: ToneAlong): Piece[] => {
  const toneAt = (t: number): Tone | undefined => {
    const s = Math.min(0.999, Math.max(0.001, t));
    const [a, b] = [between(from, via, s), between(via, to, s)];
    return toneAlong(b[0] - a[0], b[1] - a[1]);
  };
  const whole = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const cuts: { at: number; tone: Tone | undefined }[] = [];
  let tone = toneAt(0);
  for (let i = 1; i <= SAMPLES; i++) {
    const next = toneAt(i / SAMPLES);
    if (next === tone) continue;
    let [low, high] = [(i - 1) / SAMPLES, i / SAMPLES];
    for (let half = 0; half < 12; half++) {
      const middle = (low + high) / 2;
      if (toneAt(middle) === tone) low = middle;
      else high = middle;
    }
    const from = cuts.at(-1)?.at ?? 0;
    if ((high - from) * whole > SHORTEST) cuts.push({ at: high, tone });
    tone = next;
  }
  const rest = 1 - (cuts.at(-1)?.at ?? 0);
  const last =
    rest * whole > SHORTEST || cuts.length === 0 ? { at: 1, tone } : { at: 1, tone: cuts.pop()?.tone };
  return [...cuts, last].map(({ at, tone: own }, i, all) => ({
    tone: own,
    ...partOf(from, via, to, all[i - 1]?.at ?? 0, Math.min(1, at + OVERLAP / whole)),
  }));
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
