const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);
const round = (value: number): string => String(+value.toFixed(1));

const spokes = (
  count: number,
  from: number,
  step: number,
  inner: number,
  outer: (i: number) => number,
): string =>
  range(count)
    .map((i) => {
      const angle = ((from + i * step) * Math.PI) / 180;
      const at = (r: number): string =>
        `${round(105 + r * Math.cos(angle))} ${round(104 + r * Math.sin(angle))}`;
      return `M${at(inner)}L${at(outer(i))}`;
    })
    .join('');

const ellipses = (radii: readonly number[], stretch: number): string =>
  radii
    .map(
      (r) =>
        `M${105 - r} 104a${r} ${round(r * stretch)} 0 1 1 ${2 * r} 0a${r} ${round(r * stretch)} 0 1 1-${2 * r} 0`,
    )
    .join('');

/** Drawing patterns behind the busts, as fine lines in a frame of 210 by 252. */
export const patterns = {
  protractor:
    spokes(73, 180, 2.5, 78, (i) => (i % 6 ? 84 : 90)) +
    'M27 104a78 78 0 0 1 156 0M5 104a100 100 0 0 1 200 0M-17 104a122 122 0 0 1 244 0',
  rings: ellipses([58, 74, 91, 109, 128, 148, 169], 1.08),
  depth: range(15)
    .map(
      (i) =>
        `M-4 ${10 + i * 17}c34-${round(14 - i * 0.5)} 66 ${round(12 - i * 0.4)} 105 0s72-${16 - i} 114 0`,
    )
    .join(''),
  lattice: range(15)
    .map((i) => `M${-160 + i * 30} 252l218-126 218-126M${-160 + i * 30} 0l218 126 218 126`)
    .join(''),
  rules:
    range(32)
      .map((i) => `M0 ${i * 8}h${i % 5 ? 10 : 20}M210 ${i * 8}h-${i % 5 ? 10 : 20}`)
      .join('') + 'M105 0v252M0 94h210',
  bells:
    range(6)
      .map(
        (i) =>
          `M-10 ${200 - i * 6}c50 0 70-${60 + i * 22} 115-${60 + i * 22}s65 ${60 + i * 22} 115 ${60 + i * 22}`,
      )
      .join('') +
    range(11)
      .map((i) => `M${5 + i * 20} 206v${i % 5 ? 6 : 12}`)
      .join(''),
  compass:
    spokes(32, 0, 11.25, 66, (i) => (i % 8 === 0 ? 118 : i % 4 === 0 ? 100 : 84)) + ellipses([66, 100], 1),
  crosses: range(9)
    .flatMap((row) =>
      range(8).map((column) => `M${column * 28 + (row % 2) * 14 - 4} ${row * 28 + 12}h8m-4-4v8`),
    )
    .join(''),
  hatch: range(30)
    .map((i) => `M${i * 16 - 250} 252l252-252`)
    .join(''),
  waves: range(12)
    .map((i) => `M0 ${14 + i * 20}q13-10 26 0t26 0 26 0 26 0 26 0 26 0 26 0 26 0 26 0`)
    .join(''),
} as const;

export type Pattern = keyof typeof patterns;
