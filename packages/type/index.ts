export { type FallbackFace, fallbackStyles, type Sample } from './fallback/fallback-styles.ts';
export { makeFonts } from './fonts.ts';
export { openFont } from './open-font.ts';
