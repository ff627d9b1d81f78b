import type { Reader } from '#src/content/reader.ts';
import { termReferences } from '#src/content/references.ts';
import { fieldName } from '#src/content/schema-problems.ts';
import type { Glossary } from '#src/content/schemas/glossary.ts';
import { slugOf } from '#src/content/slug.ts';

const glossaryFile = 'content/tools/glossary.yaml';

/** Every link to a term finds it. */
export const termsFound = (reader: Reader, { terms }: Glossary) => {
  const anchors = new Set(terms.items.map(({ term }) => slugOf(term)));
  for (const { file, path, name } of termReferences(reader.trees)) {
    if (anchors.has(name)) continue;
    reader.problem(
      file,
      fieldName(path),
      `links to /glossary#${name}, which is no term: add it to ${glossaryFile}, or correct the link`,
    );
  }
};

/** Each service page's questions stand under one subject. */
export const subjectsWhole = (
  reader: Reader,
  { questions }: Glossary,
  services: readonly { id: string }[],
) => {
  const named = questions.subjects.flatMap(({ pages }) => pages.map(({ page }) => page));
  for (const { id } of services) {
    const times = named.filter((page) => page === id).length;
    if (times === 1) continue;
    reader.problem(
      glossaryFile,
      'questions.subjects',
      `name ${id} ${times === 0 ? 'nowhere' : `${times} times`}: put each service page under one subject`,
    );
  }
};
