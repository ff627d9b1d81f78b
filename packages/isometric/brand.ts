/**
 * The brand's colour, of one hue: six steps from nearly black to pale, a light for dark ground, and the grounds of dark screens.
 * Drawings, the mark, icons and the browser's bar read it, and the styles are made of it (build/styles/brand-colours.ts).
 */
export const brand = {
  ink: {
    950: '#031526',
    900: '#06213a',
    800: '#0a2f5c',
    750: '#0a3a72',
    700: '#0f4c8a',
    500: '#1f6fb8',
    300: '#8fc3ec',
  },
  beam: '#8fd0f5',
  underBeam: '#04192c',
  /** By their roles. */
  night: {
    ground: '#051a2e',
    mist: '#0a2540',
    sand: '#0d2236',
    surface: '#0b2945',
    'surface-hover': '#0e2f4f',
    rule: '#23445f',
    fill: '#104a86',
  },
} as const;
