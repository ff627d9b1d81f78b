import { benefitCounts } from './counts.ts';
import type { PageEntry } from './page-index.ts';
import type { Reader } from './reader.ts';
import { mediaReferences, pageReferences } from './references.ts';
import { fieldName, valueAt } from './schema-problems.ts';

type ServicePage = { id: string; benefits: { items: readonly { text: string }[] } };

type Draft = {
  firm: (object & { samples: readonly string[] }) | undefined;
  editions: readonly { page: string }[] | undefined;
  standards: readonly ServicePage[];
  certifications: readonly ServicePage[];
  managementServices: readonly ServicePage[];
};

type Surroundings = { media: ReadonlySet<string>; routes: ReadonlySet<string> };

const unique = (
  reader: Reader,
  pages: readonly PageEntry[],
  key: 'id' | 'address' | 'title' | 'description',
) => {
  const first = new Map<string, string>();
  for (const page of pages) {
    const value = page[key].toLowerCase();
    const earlier = first.get(value);
    if (earlier)
      reader.problem(
        page.file,
        key,
        `${JSON.stringify(page[key])} is taken by ${earlier}: give each page its own`,
      );
    else first.set(value, page.file);
  }
};

const routesExist = (reader: Reader, pages: readonly PageEntry[], routes: ReadonlySet<string>) => {
  for (const { file, address } of pages) {
    const isFirmPage = file.startsWith('content/pages/');
    if (isFirmPage && !routes.has(address)) {
      reader.problem(
        file,
        'address',
        `${address} has no page in src/pages/: a firm page keeps its published address`,
      );
    }
    if (!isFirmPage && routes.has(address)) {
      reader.problem(file, 'address', `${address} belongs to a page of src/pages/: choose another`);
    }
  }
};

/** Looks at the files as they are written, so that a wrong count is named along with other mistakes of the file. */
const benefitsCounted = (reader: Reader) => {
  for (const [file, tree] of reader.trees) {
    const [, id = ''] = /^content\/(?:standards|certifications|management)\/(.+)\.yaml$/.exec(file) ?? [];
    const expected = benefitCounts[id];
    const items = valueAt(tree, ['benefits', 'items']);
    if (expected === undefined || !Array.isArray(items) || items.length === expected) continue;
    reader.problem(file, 'benefits.items', `has ${items.length} benefits: this page is to have ${expected}`);
  }
};

const benefitsDiffer = (reader: Reader, folders: readonly [string, readonly ServicePage[]][]) => {
  const first = new Map<string, string>();
  for (const [folder, pages] of folders) {
    for (const { id, benefits } of pages) {
      benefits.items.forEach(({ text }, index) => {
        const earlier = first.get(text);
        if (earlier)
          reader.problem(
            `content/${folder}/${id}.yaml`,
            `benefits.items[${index}].text`,
            `stands on ${earlier} too: say what is true of this page alone`,
          );
        else first.set(text, id);
      });
    }
  }
};

const samplesExist = (reader: Reader, firm: Draft['firm']) => {
  firm?.samples.forEach((path, index) => {
    if (valueAt(firm, path.split('.')) === undefined)
      reader.problem(
        'content/firm.yaml',
        `samples[${index}]`,
        `${path} is not in this file: correct the path or remove the line`,
      );
  });
};

const phrasesUsed = (reader: Reader) => {
  const file = 'content/phrases.yaml';
  for (const key of Object.keys(reader.trees.get(file) ?? {})) {
    const isUsed = [...reader.files].some(
      ([name, text]) => name !== file && text.includes(`{phrases.${key}}`),
    );
    if (!isUsed)
      reader.problem(file, key, `is used by no text: refer to it as {phrases.${key}}, or remove it`);
  }
};

/** What no single file can show: references, counts, and values that must be unique over all files. */
export const crossChecks = (
  reader: Reader,
  draft: Draft,
  pages: readonly PageEntry[],
  { media, routes }: Surroundings,
) => {
  unique(reader, pages, 'id');
  unique(reader, pages, 'address');
  unique(reader, pages, 'title');
  unique(reader, pages, 'description');
  routesExist(reader, pages, routes);

  const folders: [string, readonly ServicePage[]][] = [
    ['standards', draft.standards],
    ['certifications', draft.certifications],
    ['management', draft.managementServices],
  ];
  benefitsCounted(reader);
  benefitsDiffer(reader, folders);
  samplesExist(reader, draft.firm);
  phrasesUsed(reader);

  // A file that failed its own schema is still a page: its id is its name.
  const ids = new Set(pages.map(({ id }) => id));
  for (const file of reader.files.keys()) {
    const [, id] = /^content\/(?:pages|standards|certifications|management)\/(.+)\.yaml$/.exec(file) ?? [];
    if (id) ids.add(id);
  }
  for (const { file, path, name } of pageReferences(reader.trees)) {
    if (ids.has(name)) continue;
    reader.problem(
      file,
      fieldName(path),
      `${JSON.stringify(name)} is no page: name a file of content/pages, standards, certifications or management`,
    );
  }
  for (const { file, path, name } of mediaReferences(reader.trees)) {
    if (media.has(name)) continue;
    reader.problem(
      file,
      fieldName(path),
      `${name} is not in content/media/: put the file there or correct the name`,
    );
  }
  const registered = new Set(draft.editions?.map(({ page }) => page));
  for (const { id } of draft.standards) {
    if (draft.editions && !registered.has(id))
      reader.problem(
        'content/editions.yaml',
        '',
        `has no row for ${id}: add one, since its page shows the edition`,
      );
  }
};
