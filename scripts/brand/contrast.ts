import type { Brand } from '@site/isometric';
import type { FamilyColours } from './family-styles.ts';

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** How light a colour such as `#0f4c8a` is, 0 to 1 (WCAG 2.2). */
export const luminance = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colours such as `#0f4c8a`, 1 to 21 (WCAG 2.2). */
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

const white = '#ffffff';
/** Of src/styles/tokens.css: the lightest text, and the grounds that are not of the brand. */
const [paleText, mist, sand] = ['#f1f6f9', '#eef3f4', '#f7f2e8'];

/** What stands on what, and the contrast it needs: 4.5 for text, 3 for signs and edges. */
const pairs = ({
  ink,
  beam,
  night,
}: Brand): [what: string, colour: string, ground: string, least: number][] => [
  ...[white, mist, sand].flatMap((ground): [string, string, string, number][] => [
    ['text (ink 900)', ink[900], ground, 4.5],
    ['links (ink 700)', ink[700], ground, 4.5],
    ['links pointed at (ink 800)', ink[800], ground, 4.5],
  ]),
  ['signs (ink 500)', ink[500], white, 3],
  ...([950, 900, 800, 750, 700] as const).map((step): [string, string, string, number] => [
    'white text',
    white,
    ink[step],
    4.5,
  ]),
  ...([950, 900] as const).map((step): [string, string, string, number] => [
    'light on ink (beam)',
    beam,
    ink[step],
    4.5,
  ]),
  ...(['ground', 'mist', 'sand', 'surface', 'hover'] as const).flatMap(
    (name): [string, string, string, number][] => [
      [`text on night ${name}`, paleText, night[name], 4.5],
      [`links on night ${name} (beam)`, beam, night[name], 4.5],
    ],
  ),
  ['white text on night fill', white, night.fill, 4.5],
  ['text on a light button (night under-beam)', night['under-beam'], beam, 4.5],
];

/** The pairs of a palette that cannot be told apart well enough, one line each; empty when all can. */
export const lowContrast = (brand: Brand): string[] =>
  pairs(brand).flatMap(([what, colour, ground, least]) => {
    const found = contrast(colour, ground);
    if (found >= least) return [];
    return [`${what}: ${colour} on ${ground} has a contrast of ${found.toFixed(2)}, ${least} is needed`];
  });

/** Whether a colour may be text on every light ground. */
export const isReadable = (colour: string) =>
  [white, mist, sand].every((ground) => contrast(colour, ground) >= 4.5);

/** The colours of a family that cannot be told apart well enough, one line each; empty when all can. */
export const lowFamily = (
  name: string,
  { steps: [lit, , shaded, deep], ground }: FamilyColours,
): string[] => {
  const text = isReadable(shaded) ? shaded : deep;
  const pairs: [what: string, colour: string, on: string][] = [
    ...[white, mist, sand].map((on): [string, string, string] => ['text', text, on]),
    ['white text', white, deep],
    ['white text on the ground of openings', white, ground],
    ['the lit face on the ground of openings', lit, ground],
  ];
  return pairs.flatMap(([what, colour, on]) => {
    const found = contrast(colour, on);
    if (found >= 4.5) return [];
    return [`${name}, ${what}: ${colour} on ${on} has a contrast of ${found.toFixed(2)}, 4.5 is needed`];
  });
};
