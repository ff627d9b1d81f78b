import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { listFiles } from './files.ts';

/** What a page may weigh, in KB as sent with brotli (docs/decisions/012-loading.md). */
const common = { page: 13, script: 8, island: 0, stylesheet: 12, fonts: 27, 'drawing seen first': 3.2 };

/** What some may beyond that: many objects or numbers are drawn, and React comes with a tool. */
const more: Readonly<Record<string, Partial<typeof common>>> = {
  'index.html': { 'drawing seen first': 8 },
  'all-iso.html': { 'drawing seen first': 7 },
  'plan.html': { stylesheet: 14, island: 62 },
  'check-certificate.html': { stylesheet: 14, island: 64.5 },
  'compare.html': { stylesheet: 14, island: 64.5 },
};

/** The first picture of a page, where it is one of ours: the firm's own photos weigh what photos weigh. */
const drawing = /<img[^>]* src="(\/art\/[^"]+)"[^>]* fetchpriority="high"/gi;

/** The scripts of an island, among those that no page names: the one that mounts it, and what it needs to begin. */
const islandScripts = async (dist: string, island: string, later: readonly string[]): Promise<string[]> => {
  const found = new Set(later.filter((name) => basename(name).startsWith(`${island}.`)));
  for (const name of found) {
    const text = await readFile(join(dist, name), 'utf8');
    // `from "./x.js"`: what is asked for by `import("./x.js")` comes with a press, if at all.
    for (const other of later) if (text.includes(`from"./${basename(other)}"`)) found.add(other);
  }
  return [...found];
};

/** The files that a page is made of, by part. */
const filesOf = async (dist: string, file: string, files: readonly string[]) => {
  const html = await readFile(join(dist, file), 'utf8');
  const named = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, address = '']) => address);
  const script = named(/<script[^>]* src="([^"]+)"/g);
  const later = files.filter((name) => /^_astro\/.*\.js$/.test(name) && !script.includes(`/${name}`));
  const [island] = named(/ data-island="([^"]+)"/g);
  return {
    page: [file],
    script,
    island: island ? await islandScripts(dist, island, later) : [],
    stylesheet: named(/<link rel="stylesheet" href="([^"]+)"/g),
    fonts: files.filter((name) => name.endsWith('.woff2')),
    'drawing seen first': named(drawing),
  };
};

const sizeOf = async (dist: string, file: string): Promise<number> => {
  const path = join(dist, file);
  return stat(`${path}.br`).then(
    ({ size }) => size,
    async () => (await stat(path)).size,
  );
};

const inWords = (kilobytes: number) => `${kilobytes.toFixed(1)} KB`;

/** What is too heavy in a build that has been compressed: page, part, size, budget and the files, one line each. */
export const overBudget = async (dist: string): Promise<string[]> => {
  const files = await listFiles(dist);
  const lines: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const made: Readonly<Record<string, string[]>> = await filesOf(dist, file, files);
    for (const [part, budget] of Object.entries({ ...common, ...more[file] })) {
      const names = made[part] ?? [];
      const sizes = await Promise.all(names.map((name) => sizeOf(dist, name)));
      const size = sizes.reduce((sum, one) => sum + one, 0) / 1024;
      if (size > budget)
        lines.push(`${file}: ${part} ${inWords(size)}, budget ${inWords(budget)} (${names.join(', ')})`);
    }
  }
  return lines;
};
