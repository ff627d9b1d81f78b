/** Figures that stand beside the name in a drawn wordmark; `none` for the name alone. */
export const wordmarkMarks = [
  'disc',
  'sail',
  'hexagon',
  'sunrise',
  'ring',
  'drop',
  'tiles',
  'leaf',
  'wave',
  'peak',
  'grain',
  'orbit',
  'none',
] as const;

/** Ways to set the name. */
export const wordmarkStyles = ['heavy', 'light', 'plain', 'capitals', 'lower', 'spaced'] as const;

export type WordmarkMark = (typeof wordmarkMarks)[number];
export type WordmarkStyle = (typeof wordmarkStyles)[number];
