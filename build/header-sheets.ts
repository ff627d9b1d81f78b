/** The file that names them, an address a line: the browser asks for it by this name (src/browser/navigation/sheets.ts). */
export const headerSheetsFile = 'sheets.txt';

/** The addresses of the stylesheets of all pages that the header of the first page leads to, `pages` being their HTML by their files. */
export const headerSheets = (pages: ReadonlyMap<string, string>): string[] => {
  const [header = ''] = pages.get('index.html')?.match(/<header.*?<\/header>/s) ?? [];
  const sheets = [...header.matchAll(/ href="\/([^"#?]*)[^"]*"/g)].flatMap(([, page]) => [
    ...(pages.get(`${page || 'index'}.html`) ?? '').matchAll(/<link rel="stylesheet" href="([^"]+)"/g),
  ]);
  return [...new Set(sheets.map(([, address = '']) => address))].sort();
};
