/** The HTML of the pages by their files. */
type Pages = ReadonlyMap<string, string>;

/** What the content policy refuses, in HTML as a renderer writes it: styles and scripts are in files alone. */
const refused =
  /<style\b|<script\b(?![^>]*\ssrc=)(?![^>]*\stype="application\/(?:ld\+)?json")|<[a-z][^>]*?\s(?:style=|on[a-z]+=|(?:href|src|action)="\s*javascript:)/gi;

/** A sentence for each place of the pages where the policy would refuse something. */
export const refusals = (pages: Pages): string[] =>
  [...pages].flatMap(([page, html]) =>
    [...html.matchAll(refused)].map(
      ([found]) =>
        `${page}: ${found.slice(0, 100)} is refused by the content policy: put styles into a class, scripts into a file`,
    ),
  );

/** The file that names them, an address a line: the browser asks for it by this name (src/browser/navigation/sheets.ts). */
export const headerSheetsFile = 'sheets.txt';

/** The addresses of the stylesheets of all pages that the header of the first page leads to. */
export const headerSheets = (pages: Pages): string[] => {
  const [header = ''] = pages.get('index.html')?.match(/<header.*?<\/header>/s) ?? [];
  const sheets = [...header.matchAll(/ href="\/([^"#?]*)[^"]*"/g)].flatMap(([, page]) => [
    ...(pages.get(`${page || 'index'}.html`) ?? '').matchAll(/<link rel="stylesheet" href="([^"]+)"/g),
  ]);
  return [...new Set(sheets.map(([, address = '']) => address))].sort();
};
