import { boundsOf, type Face } from './face.ts';
import type { Point } from './geometry/projection.ts';
import type { Numbered } from './numbered.ts';
import { type Frame, picture, placeIn } from './picture.ts';

/** Middle and half axes of the innermost depth line, in picture units. */
type Shore = { readonly centre: Point; readonly reach: Point };

/** A closed wavering curve round the origin, about a thousand to each side. */
const SHORE =
  'M966 0c-11 166-58 338-139 477s-207 250-345 358-319 282-482 286-363-149-499-257-239-249-318-393-147-309-156-471 28-350 102-503 197-340 343-412 353-24 528-21 370-32 519 38 301 232 375 382 83 350 72 516z';
/** Distance between lines, in picture units. */
const STEP = 62;

/** Depth lines as on a chart: one closed shore, copied outwards. SVG text. */
const depthLines = ({ centre: [x, y], reach }: Shore, lines: number, colour: string) => {
  const copies = Array.from({ length: lines - 1 }, (_, i) => {
    const n = i + 1;
    const across = (1 + (n * STEP * 1.4) / reach[0]).toFixed(2);
    const down = (1 + (n * STEP * 0.82) / reach[1]).toFixed(2);
    return `<use href="#s" transform="rotate(${+(n * 1.1).toFixed(1)})scale(${across} ${down})"/>`;
  });
  return (
    `<g transform="translate(${x} ${y})scale(${reach[0] / 1000} ${reach[1] / 1000})" fill="none" stroke="${colour}" ` +
    `stroke-width="1.2" stroke-opacity=".2"><path id="s" vector-effect="non-scaling-stroke" d="${SHORE}"/>` +
    `<use href="#s" stroke-opacity=".4"/>${copies.join('')}</g>`
  );
};

/** Wide: beside text. Tall: above text on phones. */
export type HeroLayout = 'wide' | 'tall';

type HeroPlan = {
  readonly width: number;
  readonly height: number;
  /** Where the drawing may stand; the rest of a wide hero is left to text. */
  readonly frame: Frame;
  /** Where it should not follow the frame. */
  readonly shore?: Shore;
  /** How many depth lines, where the picture has no room for all nine. */
  readonly lines?: number;
};

/** The sheets of the openings. */
export const heroPlans = {
  usual: {
    wide: { width: 1600, height: 1000, frame: { left: 944, top: 170, width: 616, height: 620 } },
    tall: {
      width: 780,
      height: 600,
      frame: { left: 14, top: 10, width: 752, height: 566 },
      // One line, whole: it has no edge to be cut off at.
      shore: { centre: [390, 296], reach: [336, 252] },
      lines: 1,
    },
  },
  low: {
    wide: { width: 1600, height: 640, frame: { left: 800, top: 24, width: 780, height: 592 } },
    tall: { width: 780, height: 700, frame: { left: 20, top: 20, width: 740, height: 640 } },
  },
  island: {
    wide: { width: 1600, height: 1000, frame: { left: 700, top: 150, width: 880, height: 740 } },
    // Sea at both sides, where its place is wider than the island.
    tall: { width: 1400, height: 700, frame: { left: 320, top: 10, width: 760, height: 680 } },
  },
} as const satisfies Readonly<Record<string, Record<HeroLayout, HeroPlan>>>;

/** What a whole opening is given beside its objects: the firm's standards, where numbers are shown, and its layout. */
export type HeroSetting = { readonly standards?: readonly Numbered[]; readonly layout: HeroLayout };

/** What differs from hero to hero beside its sheet. */
export type HeroLook = {
  readonly grain?: number;
  /** Picture units to a world unit, at most. */
  readonly largest: number;
  /** Colour of the depth lines, where they are not those of the sea. */
  readonly depths?: string;
};

/** Faces set into a hero's frame over a sea of depth lines. SVG text. */
export const hero = (
  faces: readonly Face[],
  { width, height, frame, lines = 9, shore }: HeroPlan,
  { grain = 2.2, largest, depths = '#7fd0f2' }: HeroLook,
): string => {
  const view = { width, height, ...placeIn(boundsOf(faces), frame, largest, [0.5, 0.4]) };
  const round: Shore = shore ?? {
    centre: [frame.left + frame.width / 2, Math.round(frame.top + frame.height * 0.48)],
    reach: [Math.round(frame.width * 0.62), Math.round(frame.width * 0.37)],
  };
  return picture(faces, view, grain, depthLines(round, lines, depths));
};
