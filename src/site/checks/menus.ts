import type { Reader } from '#src/content/reader.ts';
import { leaves } from '#src/content/references.ts';
import type { Navigation } from '#src/content/schemas/navigation.ts';

const file = 'content/navigation.yaml';

/** Each service is found by a menu. */
export const menusWhole = (reader: Reader, navigation: Navigation) => {
  const named = new Set([...leaves(file, navigation)].map(({ name }) => name));
  for (const name of reader.files.keys()) {
    const id = /^content\/(?:standards|certifications|management)\/([^/]+)\.yaml$/.exec(name)?.[1];
    if (id !== undefined && !named.has(id))
      reader.problem(
        file,
        '',
        `has no link to ${id}: add one, since visitors look for its page in the menus`,
      );
  }
};
