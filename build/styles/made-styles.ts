import { resolve } from 'node:path';
import { brandColours } from './brand-colours.ts';
import { fallbackFonts } from './fallback-fonts.ts';

const file = resolve('src/shell/styles/made.css');

/** The styles of the shell that follow from figures, as `virtual:made.css`. */
export const madeStyles = () => ({
  name: 'made-styles',
  resolveId: (id: string) => (id === 'virtual:made.css' ? file : undefined),
  load: (id: string) => (id === file ? `${fallbackFonts}\n${brandColours}` : undefined),
});
