import { luminance } from '#scripts/brand/contrast.ts';

type Channels = readonly [number, number, number];

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const encoded = (value: number) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

const channelsOf = (colour: string): Channels => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return [red, green, blue];
};

const hex = (channels: Channels) =>
  `#${channels
    .map((value) =>
      Math.round(encoded(value) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;

/** Lightness, and the two axes of colour, of Oklab (Björn Ottosson): equal steps look equal. */
const toOklab = ([red, green, blue]: Channels): Channels => {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
};

const fromOklab = ([lightness, a, b]: Channels): Channels => {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
};

const isShown = (channels: Channels) => channels.every((value) => value >= -0.0001 && value <= 1.0001);
const within = (value: number) => Math.min(1, Math.max(0, value));

/** The least value from 0 to 1 for which something holds that holds from there on. */
const least = (holds: (value: number) => boolean): number => {
  let [low, high] = [0, 1];
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2;
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
};

/** The colour of a hue that is as light as asked (WCAG 2.2), and as strong as screens can show it there. */
const asLight = (wanted: number, a: number, b: number): string => {
  const at = (strength: number): Channels => {
    const lightness = least((value) => luminanceOf(fromOklab([value, a * strength, b * strength])) >= wanted);
    return fromOklab([lightness, a * strength, b * strength]);
  };
  const weaker = least((value) => isShown(at(1 - value)));
  const [red, green, blue] = at(1 - weaker);
  return hex([within(red), within(green), within(blue)]);
};

const luminanceOf = ([red, green, blue]: Channels) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/**
 * Gives the colours of a palette another hue: each becomes the colour of the new hue that is exactly as light, so that
 * whatever could be read before can be read after. Strong colours stay strong beside weak ones.
 * @param main the colour of the palette that becomes the new one, as far as its lightness allows
 * @param colour the new one, such as `#1d5c38`
 */
export const retint = (main: string, colour: string): ((old: string) => string) => {
  const [, a, b] = toOklab(channelsOf(colour));
  const [, oldA, oldB] = toOklab(channelsOf(main));
  const strength = Math.hypot(oldA, oldB);
  return (old) => {
    const [, ownA, ownB] = toOklab(channelsOf(old));
    const share = strength === 0 ? 1 : Math.hypot(ownA, ownB) / strength;
    return asLight(luminance(old), a * share, b * share);
  };
};
