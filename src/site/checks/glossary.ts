import { fieldName } from '#src/content/field-path.ts';
import type { Reader } from '#src/content/reader.ts';
import { linkReferences } from '#src/content/references.ts';
import type { Glossary } from '#src/content/schemas/glossary.ts';
import { slugOf } from '#src/content/slug.ts';

const glossaryFile = 'content/tools/glossary.yaml';

/** Every link in a text finds its page, or its term. */
export const linksFound = (reader: Reader, { terms }: Glossary, pages: readonly { address: string }[]) => {
  const found = new Set([
    ...pages.map(({ address }) => address),
    ...terms.items.map(({ term }) => `/glossary#${slugOf(term)}`),
  ]);
  for (const { file, path, name } of linkReferences(reader.trees)) {
    const isTerm = name.startsWith('/glossary#');
    if (found.has(isTerm ? name : name.replace(/#.*/, ''))) continue;
    const advice = isTerm
      ? `which is no term: add it to ${glossaryFile}, or correct the link`
      : 'where this site has no page: correct the link';
    reader.problem(file, fieldName(path), `links to ${name}, ${advice}`);
  }
};
