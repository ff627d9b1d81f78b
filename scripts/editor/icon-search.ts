import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { projectRoot } from '#build/paths.ts';

/** What Tabler says of its icons, by their names. */
const file = join(projectRoot, 'node_modules/@tabler/icons/icons.json');
const described = z.record(
  z.string(),
  z.object({
    tags: z.array(z.coerce.string()),
    styles: z.object({ outline: z.unknown().optional() }),
  }),
);

type Described = { name: string; words: readonly string[] };

const readDescriptions = (): Described[] =>
  Object.entries(described.parse(JSON.parse(readFileSync(file, 'utf8')))).flatMap(
    ([name, { tags, styles }]) => (styles.outline ? [{ name, words: [...name.split('-'), ...tags] }] : []),
  );

/** Read once, when somebody seeks an icon. */
let descriptions: readonly Described[] | undefined;

/** The outline icons that all of these words describe, by beginnings: `certif`. Those that are called so come first, short names before long ones: plain drawings before their variants. */
export const iconsFor = (sought: string): string[] => {
  descriptions ??= readDescriptions();
  const beginnings = sought
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  const fits = (words: readonly string[]) =>
    beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
  const isCalled = (name: string) => Number(fits(name.split('-')));
  return descriptions
    .filter(({ words }) => fits(words))
    .map(({ name }) => name)
    .toSorted((a, b) => isCalled(b) - isCalled(a) || a.length - b.length);
};
