import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(process.cwd(), 'node_modules/@tabler/icons/icons/outline');

/** Whether the Tabler set has an outline icon of that name. */
export const hasIcon = (name: string) => /^[a-z0-9-]+$/.test(name) && existsSync(join(folder, `${name}.svg`));

/** The drawing commands of an icon on its 24 px grid. Throws when there is none: content is checked before. */
export const iconPaths = (name: string): string[] => {
  const svg = readFileSync(join(folder, `${name}.svg`), 'utf8');
  // Each file begins with an invisible frame of the whole grid.
  return [...svg.replace(/<path stroke="none"[^>]*>/, '').matchAll(/ d="([^"]+)"/g)].flatMap(([, path]) =>
    // A minus separates as well as a space.
    path ? [path.replaceAll(' -', '-')] : [],
  );
};
