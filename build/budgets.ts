import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { listFiles } from './files.ts';

const parts = ['page', 'script', 'island', 'stylesheet', 'fonts', 'drawing seen first'] as const;
type Part = (typeof parts)[number];

const kilobyte = 1024;

const common = {
  page: 13 * kilobyte,
  script: 8 * kilobyte,
  island: 0,
  stylesheet: 14 * kilobyte,
  fonts: 27 * kilobyte,
};

/** What a page may weigh, in bytes as sent with brotli, by kind of page (docs/decisions/012-loading.md). */
const budgets = {
  // The numbers of some standards have more curves than those of others.
  home: { ...common, 'drawing seen first': 8 * kilobyte },
  catalogue: { ...common, 'drawing seen first': 7 * kilobyte },
  standard: { ...common, 'drawing seen first': 3 * kilobyte },
  // Its objects, up to four.
  comparison: {
    ...common,
    'drawing seen first': 5 * kilobyte,
  },
  plan: {
    ...common,
    island: 62 * kilobyte,
    'drawing seen first': 3 * kilobyte,
  },
  // React, which it shares with the plan.
  tool: {
    ...common,
    island: 64.5 * kilobyte,
    'drawing seen first': 3 * kilobyte,
  },
} satisfies Record<string, Record<Part, number>>;

const kinds: Readonly<Record<string, keyof typeof budgets>> = {
  'index.html': 'home',
  'all-iso.html': 'catalogue',
  'plan.html': 'plan',
  'check-certificate.html': 'tool',
  'compare.html': 'tool',
};

const kindOf = (file: string) => kinds[file] ?? (file.startsWith('compare/') ? 'comparison' : 'standard');

/** The first picture of a page, where it is one of ours: the firm's own photos weigh what photos weigh. */
const drawing = /<img[^>]* src="(\/art\/[^"]+)"[^>]* fetchpriority="high"/gi;

/** The scripts of an island, among those that no page names: the one that mounts it, and what it needs to begin. */
const islandScripts = async (dist: string, island: string, later: readonly string[]): Promise<string[]> => {
  const found = new Set(later.filter((name) => basename(name).startsWith(`mount-${island}.`)));
  for (const name of found) {
    const text = await readFile(join(dist, name), 'utf8');
    // `from "./x.js"`: what is asked for by `import("./x.js")` comes with a press, if at all.
    for (const other of later) if (text.includes(`from"./${basename(other)}"`)) found.add(other);
  }
  return [...found];
};

/** The files that a page is made of, by part. */
const filesOf = async (
  dist: string,
  html: string,
  file: string,
  files: readonly string[],
): Promise<Record<Part, string[]>> => {
  const named = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, address = '']) => address);
  const script = named(/<script[^>]* src="([^"]+)"/g);
  const fonts = files.filter((name) => name.endsWith('.woff2'));
  const later = files.filter((name) => /^_astro\/.*\.js$/.test(name) && !script.includes(`/${name}`));
  const [island] = named(/ data-island="([^"]+)"/g);
  return {
    page: [file],
    script,
    island: island ? await islandScripts(dist, island, later) : [],
    stylesheet: named(/<link rel="stylesheet" href="([^"]+)"/g),
    fonts,
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

const inKilobytes = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} KB`;

/** What is too heavy in a build that has been compressed: page, part, size, budget and the files, one line each. */
export const overBudget = async (dist: string): Promise<string[]> => {
  const files = await listFiles(dist);
  const lines: string[] = [];
  for (const file of files.filter((name) => name.endsWith('.html'))) {
    const made = await filesOf(dist, await readFile(join(dist, file), 'utf8'), file, files);
    const budget = budgets[kindOf(file)];
    for (const part of parts) {
      const sizes = await Promise.all(made[part].map((name) => sizeOf(dist, name)));
      const size = sizes.reduce((sum, one) => sum + one, 0);
      if (size > budget[part])
        lines.push(
          `${file}: ${part} ${inKilobytes(size)}, budget ${inKilobytes(budget[part])} (${made[part].join(', ')})`,
        );
    }
  }
  return lines;
};
