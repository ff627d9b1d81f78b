/** How far ours reach above and below the line, in percent of their size. */
const archivo = [87.8, 21] as const;
const martian = [100, 20] as const;

/** @param size in which the local fonts run as wide as ours, in percent */
const face = (
  family: string,
  fonts: readonly string[],
  weight: string,
  stretch: string,
  size: number,
  [ascent, descent]: readonly [number, number] = archivo,
  range = '',
) => `@font-face {
  font-family: '${family}';
  src: ${fonts.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${weight};
  font-stretch: ${stretch};
  size-adjust: ${size}%;
  ascent-override: ${((ascent / size) * 100).toFixed(1)}%;
  descent-override: ${((descent / size) * 100).toFixed(1)}%;
  ${range}
}`;

const regular = ['Arial', 'Liberation Sans', 'Arimo'];
const bold = regular.map((name) => `${name} Bold`);
const mono = [
  'Menlo',
  'Lucida Console',
  'Liberation Mono',
  'DejaVu Sans Mono',
  'Droid Sans Mono',
  'Courier New',
];

/**
 * Local fonts scaled to the measures of ours, so that nothing moves when ours take their place. How they were measured:
 * docs/decisions/007-fonts.md.
 */
export const fallbackFonts = [
  face('Martian Fallback', mono, '400', '100%', 108.3, martian),
  face('Archivo Fallback', [...regular, 'Roboto'], '400 499', '100% 109%', 98.4),
  face('Archivo Fallback', bold, '500 800', '100% 109%', 98),
  face('Archivo Fallback', bold, '400 800', '110% 117%', 109.4),
  face('Archivo Fallback', bold, '400 800', '118% 122%', 118),
  face('Archivo Fallback', regular, '400 599', '123% 125%', 127.6),
  face('Archivo Fallback', bold, '600 800', '123% 125%', 128.8),
  face('Archivo Fallback', bold, '600 800', '123% 125%', 138.4, archivo, 'unicode-range: U+30-39;'),
  face('Archivo Roboto', ['Roboto'], '500', '100% 109%', 104.9),
  face('Archivo Roboto', ['Roboto'], '400', '110% 117%', 118.1),
  face('Archivo Roboto', ['Roboto'], '400', '118% 122%', 127.3),
  face('Archivo Roboto', ['Roboto'], '400', '123% 125%', 138.2),
].join('\n');
