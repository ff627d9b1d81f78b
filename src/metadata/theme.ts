import { brand } from '@site/isometric';

/** The colour of the browser's own bar beside the page: ink, as the top bar and the openings are. */
export const themeColours = { light: brand.ink[900], dark: brand.ink[950] } as const;
