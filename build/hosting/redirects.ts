/** An address that leads to another, such as `/iso13485` to `/iso1385Main`, with a section where that is meant. */
export type Redirect = { from: string; to: string };

/** The address of a page by its file below the build: `compare.html` is `/compare`, `index.html` is `/`. */
export const addressOf = (file: string): string => `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;

/**
 * What is wrong with a table of redirects, in sentences, given the addresses of the built pages. Hosts compare addresses
 * whatever the capitals, and know all spellings of each: with an end such as `/` or `.html`.
 */
export const redirectProblems = (redirects: readonly Redirect[], pages: readonly string[]): string[] => {
  const taken = new Set(pages.map((page) => page.toLowerCase()));
  return redirects.flatMap(({ from, to }) => {
    const isTaken = taken.has(from.toLowerCase());
    taken.add(from.toLowerCase());
    return [
      ...(isTaken ? [`${from} is a page or a redirect already, capitals aside: remove this one`] : []),
      ...(/^(?:\/[\w-]+)+$/.test(from) ? [] : [`${from} covers all its spellings: write it as /about`]),
      ...(pages.includes(to.replace(/#.*$/, ''))
        ? []
        : [`${from} leads to ${to}, where no page is: choose another`]),
    ];
  });
};
