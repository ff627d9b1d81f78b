import type { Reader } from '../reader.ts';
import { termReferences } from '../references.ts';
import { fieldName } from '../schema-problems.ts';
import type { Glossary } from '../schemas/glossary.ts';
import { slugOf } from '../slug.ts';

const glossaryFile = 'content/tools/glossary.yaml';

/** No two terms share an anchor, and every link to a term finds it. */
export const termsOnce = (reader: Reader, { terms }: Glossary) => {
  const first = new Map<string, string>();
  terms.items.forEach(({ term }, index) => {
    const earlier = first.get(slugOf(term));
    if (earlier)
      reader.problem(
        glossaryFile,
        `terms.items[${index}].term`,
        `${JSON.stringify(term)} has the anchor of ${JSON.stringify(earlier)}: name it otherwise, or remove one`,
      );
    else first.set(slugOf(term), term);
  });
  for (const { file, path, name } of termReferences(reader.trees)) {
    if (first.has(name)) continue;
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
