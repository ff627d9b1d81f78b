const pixels: Readonly<Record<string, number>> = {
  '': 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  mm: 96 / 25.4,
  cm: 96 / 2.54,
  in: 96,
};

const length = (root: string, side: 'width' | 'height') => {
  const [, number, unit = ''] =
    new RegExp(`\\s${side}\\s*=\\s*["']\\s*([\\d.]+)([a-z%]*)\\s*["']`).exec(root) ?? [];
  return Number(number) * (pixels[unit] ?? Number.NaN);
};

/** Width and height of a drawing from its root element, or undefined when it gives neither a size nor a viewBox. */
export const svgSize = (svg: string) => {
  const root = /<(?:\w+:)?svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const size = { width: length(root, 'width'), height: length(root, 'height') };
  if (size.width > 0 && size.height > 0) return size;
  const [, box = ''] = /\sviewBox\s*=\s*["']([^"']*)["']/.exec(root) ?? [];
  const [, , width = 0, height = 0] = box
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width > 0 && height > 0 ? { width, height } : undefined;
};
