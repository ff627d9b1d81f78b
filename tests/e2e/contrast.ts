/** Red, green and blue from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** Each channel value's part of the light. */
const light = Array.from({ length: 256 }, (_, channel) => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

const linear = (channel: number) => light[Math.round(channel)] ?? 0;

/** Relative luminance as WCAG 2 defines it, 0 to 1. */
const luminance = ([red, green, blue]: Colour) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Contrast of two colours as WCAG 2 defines it, 1 to 21. */
export const contrast = (one: Colour, other: Colour) => {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return a > b ? a / b : b / a;
};
