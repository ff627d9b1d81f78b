import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The file that names them, an address a line: the browser asks for it by this name (src/browser/navigation/sheets.ts). */
export const headerSheetsFile = 'sheets.txt';

/** The addresses of the stylesheets of all pages that the header of the first page leads to, `pages` by their files. */
export const headerSheets = async (dist: string, pages: readonly string[]): Promise<string[]> => {
  const read = (page: string) => readFile(join(dist, page), 'utf8');
  const [header = ''] = (await read('index.html')).match(/<header.*?<\/header>/s) ?? [];
  const linked = new Set(
    [...header.matchAll(/ href="\/([^"#?]*)[^"]*"/g)].map(([, page]) => `${page || 'index'}.html`),
  );
  const html = await Promise.all(pages.filter((page) => linked.has(page)).map(read));
  const sheets = html.flatMap((page) => [...page.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)]);
  return [...new Set(sheets.map(([, address = '']) => address))].sort();
};
