/** The colour of the browser's own bar beside the page: ink, as the top bar and the openings are. */
export const themeColours = { light: '#06213a', dark: '#031526' } as const;
