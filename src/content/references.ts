import { everyValue, valueAt } from './field-path.ts';
import { linkedAddresses } from './term-links.ts';

/** A place of the content that names something else: the field's path, and the name. */
export type Reference = { file: string; path: readonly PropertyKey[]; name: string };

/** The trees of the YAML files by file, also of those that do not keep to their schema. */
export type ContentTrees = ReadonlyMap<string, unknown>;

/** Every text of a tree with its path. */
export const leaves = (file: string, tree: unknown): Reference[] =>
  [...everyValue(tree)].flatMap(({ path, value }) =>
    typeof value === 'string' ? [{ file, path, name: value }] : [],
  );

const fieldsCalled = (trees: ContentTrees, ...fields: readonly PropertyKey[]) =>
  [...trees].flatMap(([file, tree]) =>
    leaves(file, tree).filter(({ path }) => fields.includes(path.at(-1) ?? '')),
  );

const redirectsFile = 'content/redirects.yaml';

/** Every place that names a page, and the section of it where it names one: the fields called `page`, and the targets of redirects. */
export const pageReferences = (trees: ContentTrees): (Reference & { section?: Reference })[] => [
  ...fieldsCalled(trees, 'page').map((reference) => {
    const path = [...reference.path.slice(0, -1), 'section'];
    const name = valueAt(trees.get(reference.file), path);
    return typeof name === 'string' ? { ...reference, section: { ...reference, path, name } } : reference;
  }),
  ...leaves(redirectsFile, trees.get(redirectsFile)).map((target) => {
    const [name = '', section] = target.name.split('#');
    return { ...target, name, ...(section && { section: { ...target, name: section } }) };
  }),
];

/** Every place that names a file of content/media/. Labels have fields of the same names: words, not files. */
export const mediaReferences = (trees: ContentTrees): Reference[] =>
  fieldsCalled(trees, 'image', 'photo', 'logo').filter(({ file }) => file !== 'content/labels.yaml');

/** Every place that says on which day a text was changed or a fact checked. Labels have fields of the same names: words. */
export const dayReferences = (trees: ContentTrees): Reference[] =>
  fieldsCalled(trees, 'changed', 'checkedOn').filter(({ name }) => /^\d{4}-/.test(name));

/** Every place that links to a page or to a term of the glossary, by its address. A phrase is named where it stands. */
export const linkReferences = (trees: ContentTrees): Reference[] =>
  [...trees]
    .flatMap(([file, tree]) => leaves(file, tree))
    .flatMap((leaf) => linkedAddresses(leaf.name).map((name) => ({ ...leaf, name })))
    .filter(({ name }) => name.startsWith('/'));
