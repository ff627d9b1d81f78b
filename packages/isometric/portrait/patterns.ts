/** Path text made of `count` equal parts. */
const repeat = (count: number, part: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => part(i)).join('');

const round = (value: number): string => String(+value.toFixed(1));

const spokes = (
  count: number,
  from: number,
  step: number,
  inner: number,
  outer: (i: number) => number,
): string =>
  repeat(count, (i) => {
    const angle = ((from + i * step) * Math.PI) / 180;
    const at = (r: number): string =>
      `${round(105 + r * Math.cos(angle))} ${round(104 + r * Math.sin(angle))}`;
    return `M${at(inner)}L${at(outer(i))}`;
  });

const ellipses = (radii: readonly number[], stretch: number): string =>
  repeat(radii.length, (i) => {
    const r = radii[i] ?? 0;
    const tall = round(r * stretch);
    return `M${105 - r} 104a${r} ${tall} 0 1 1 ${2 * r} 0a${r} ${tall} 0 1 1-${2 * r} 0`;
  });

const bell = (i: number): string => {
  const rise = 60 + i * 22;
  return `M-10 ${200 - i * 6}c50 0 70-${rise} 115-${rise}s65 ${rise} 115 ${rise}`;
};

/** Drawing patterns behind the busts, as fine lines in a frame of 210 by 252. */
export const patterns = {
  protractor: `${spokes(73, 180, 2.5, 78, (i) => (i % 6 ? 84 : 90))}M27 104a78 78 0 0 1 156 0M5 104a100 100 0 0 1 200 0M-17 104a122 122 0 0 1 244 0`,
  rings: ellipses([58, 74, 91, 109, 128, 148, 169], 1.08),
  depth: repeat(
    15,
    (i) => `M-4 ${10 + i * 17}c34-${round(14 - i * 0.5)} 66 ${round(12 - i * 0.4)} 105 0s72-${16 - i} 114 0`,
  ),
  lattice: repeat(15, (i) => `M${-160 + i * 30} 252l218-126 218-126M${-160 + i * 30} 0l218 126 218 126`),
  rules: `${repeat(32, (i) => `M0 ${i * 8}h${i % 5 ? 10 : 20}M210 ${i * 8}h-${i % 5 ? 10 : 20}`)}M105 0v252M0 94h210`,
  bells: repeat(6, bell) + repeat(11, (i) => `M${5 + i * 20} 206v${i % 5 ? 6 : 12}`),
  compass:
    spokes(32, 0, 11.25, 66, (i) => (i % 8 === 0 ? 118 : i % 4 === 0 ? 100 : 84)) + ellipses([66, 100], 1),
  crosses: repeat(9, (row) =>
    repeat(8, (column) => `M${column * 28 + (row % 2) * 14 - 4} ${row * 28 + 12}h8m-4-4v8`),
  ),
  hatch: repeat(30, (i) => `M${i * 16 - 250} 252l252-252`),
  waves: repeat(12, (i) => `M0 ${14 + i * 20}q13-10 26 0t26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0`),
} as const;

export type Pattern = keyof typeof patterns;
