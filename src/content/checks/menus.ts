import type { Reader } from '#src/content/reader.ts';
import { fieldName } from '#src/content/schema-problems.ts';
import type { Navigation } from '#src/content/schemas/navigation.ts';

const file = 'content/navigation.yaml';

type Link = { page?: string; section?: string };

/** The lists of a menu with their fields: of its links, and of the links below each. */
const listsIn = function* (
  value: unknown,
  path: readonly PropertyKey[] = [],
): Generator<{ path: readonly PropertyKey[]; links: readonly Link[] }> {
  if (!(value instanceof Object)) return;
  if (Array.isArray(value)) yield { path, links: value };
  const isList = Array.isArray(value);
  for (const [key, inner] of Object.entries(value))
    yield* listsIn(inner, [...path, isList ? Number(key) : key]);
};

/** Each service is found by a menu, and no menu names a page or a section twice. */
export const menusWhole = (reader: Reader, navigation: Navigation | undefined) => {
  if (!navigation) return;
  const lists = [...listsIn(navigation)];
  for (const { path, links } of lists) {
    const seen = new Set<string>();
    links.forEach(({ page = '', section = '' }, index) => {
      const target = section ? `${page}#${section}` : page;
      if (seen.has(target))
        reader.problem(
          file,
          fieldName([...path, index]),
          `leads to ${target.replace(/^#/, 'the section ')} as an entry above does: remove one of the two`,
        );
      seen.add(target);
    });
  }
  const named = new Set(lists.flatMap(({ links }) => links.map(({ page }) => page)));
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
