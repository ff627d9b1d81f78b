import type { Contour, Edge } from '../geometry/contour.ts';
import type { Point } from '../geometry/projection.ts';

export type Tone = 0 | 1 | 2 | 3;

/** A run of a contour on which the light is the same. */
export type Strip = { readonly tone: Tone; readonly from: Point; readonly edges: readonly Edge[] };

type ToneAlong = (du: number, dv: number) => Tone | undefined;
type Piece = { readonly tone: Tone | undefined; readonly from: Point; readonly edge: Edge };

const SAMPLES = 10;
/** A piece shorter than this many world units takes the light of its neighbour. */
const SHORTEST = 2;
/** A piece runs on a little under the next, so that no ground shines through between them. */
const OVERLAP = 0.8;

const mix = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** The part of a quadratic curve between two parameters. */
const partOf = (from: Point, via: Point, to: Point, a: number, b: number): { from: Point; edge: Edge } => {
  const at = (s: number, t: number): Point => mix(mix(from, via, s), mix(via, to, s), t);
  return { from: at(a, a), edge: { via: at(a, b), to: at(b, b) } };
};

/** Cuts a curve where its tone changes; the place is found by halving. */
const curvePieces = (from: Point, via: Point, to: Point, toneAlong: ToneAlong): Piece[] => {
  const toneAt = (t: number): Tone | undefined => {
    const s = Math.min(0.999, Math.max(0.001, t));
    const [a, b] = [mix(from, via, s), mix(via, to, s)];
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
export const stripsOf = ({ from, edges }: Contour, toneAlong: ToneAlong): Strip[] => {
  const last = edges.at(-1)?.to ?? from;
  const closed = Math.hypot(last[0] - from[0], last[1] - from[1]) < 1e-6 ? edges : [...edges, { to: from }];
  const strips: { tone: Tone; from: Point; edges: Edge[] }[] = [];
  let open: Tone | undefined;
  let pen = from;
  for (const { to, via } of closed) {
    const pieces = via
      ? curvePieces(pen, via, to, toneAlong)
      : [{ tone: toneAlong(to[0] - pen[0], to[1] - pen[1]), from: pen, edge: { to } }];
    for (const piece of pieces) {
      const current = strips.at(-1);
      if (piece.tone !== undefined) {
        if (current && open === piece.tone) current.edges.push(piece.edge);
        else strips.push({ tone: piece.tone, from: piece.from, edges: [piece.edge] });
      }
      open = piece.tone;
    }
    pen = to;
  }
  return strips;
};
