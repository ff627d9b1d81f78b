import { boundsOf, type Face } from './face.ts';
import type { Point } from './geometry/projection.ts';
import { type Frame, picture, placeIn, type View } from './picture.ts';
import { depthLines } from './sea.ts';

/** Wide: beside text, 1600 by 1000. Tall: above text on phones, 780 by 600. */
export type HeroLayout = 'wide' | 'tall';

type HeroPlan = {
  readonly width: number;
  readonly height: number;
  /** Where the drawing may stand; the rest of a wide hero is left to text. */
  readonly frame: Frame;
  /** Where the drawing rests in the frame, 0 to 1 across and down. */
  readonly rest?: Point;
  /** Middle and half axes of the innermost depth line, where it should not follow the frame. */
  readonly shore?: { readonly centre: Point; readonly reach: Point };
  /** How many depth lines, where the picture has no room for all nine. */
  readonly lines?: number;
};

export const heroPlans: Readonly<Record<HeroLayout, HeroPlan>> = {
  wide: { width: 1600, height: 1000, frame: { left: 944, top: 170, width: 616, height: 620 } },
  tall: {
    width: 780,
    height: 600,
    frame: { left: 14, top: 10, width: 752, height: 566 },
    // One line, whole: it has no edge to be cut off at.
    shore: { centre: [390, 296], reach: [336, 252] },
    lines: 1,
  },
};

/** Faces set into a hero's frame over a sea of depth lines. SVG text. */
export const hero = (
  faces: readonly Face[],
  plan: HeroPlan,
  {
    grain = 2.2,
    seed,
    largest = 1.3,
    depths,
  }: {
    readonly grain?: number;
    readonly seed: number;
    readonly largest?: number;
    /** Colour of the depth lines, where they are not those of the sea. */
    readonly depths?: string;
  },
): string => {
  const { width, height, frame, rest = [0.5, 0.4], lines = 9 } = plan;
  const shore = plan.shore ?? {
    centre: [frame.left + frame.width / 2, frame.top + frame.height * 0.48],
    reach: [frame.width * 0.62, frame.width * 0.37],
  };
  const fitted = placeIn(boundsOf(faces), frame, largest, rest);
  const view: View = { width, height, ...fitted };
  const sea = depthLines({ ...shore, lines, step: 62, seed, colour: depths }, view, grain);
  return picture(faces, view, grain, sea);
};

/** A number from a text, for what should differ from page to page but never from build to build. */
export const seedOf = (text: string): number =>
  [...text].reduce((sum, c) => (sum * 31 + (c.codePointAt(0) ?? 0)) % 997, 7);
