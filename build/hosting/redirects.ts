/** An address that leads to another, such as `/iso13485` to `/iso1385Main`, with a section where that is meant. */
export type Redirect = { from: string; to: string };

/** The address of a page by its file below the build: `compare.html` is `/compare`, `index.html` is `/`. */
export const addressOf = (file: string): string => `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
