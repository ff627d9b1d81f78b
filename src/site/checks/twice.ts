import { everyValue, fieldName, valueAt } from '#src/content/field-path.ts';
import type { Reader } from '#src/content/reader.ts';
import { repeated, sameWords } from '#src/content/repeated.ts';

type Path = readonly PropertyKey[];
type Entry = { path: Path; value: unknown };

/** What tells the entries of a list apart: two that say the same there are one too many. */
const telling = [
  ...['id', 'page', 'section', 'term', 'question', 'name', 'title', 'label', 'number', 'address', 'url'],
  ...['text', 'words', 'quote', 'read', 'trade', 'subject', 'clause'],
];

/** Every list of a tree, its entries with their paths. */
const listsIn = (tree: unknown): Entry[][] =>
  [...everyValue(tree)].flatMap(({ path, value }) =>
    Array.isArray(value) ? [value.map((entry, index) => ({ path: [...path, index], value: entry }))] : [],
  );

/** Telephones and e-mail addresses have names instead of an order. */
const namedLists = (file: string, tree: unknown): Entry[][] =>
  file === 'content/firm.yaml'
    ? ['phones', 'emails'].map((list) =>
        Object.entries(valueAt(tree, [list]) ?? {}).map(([key, value]) => ({ path: [list, key], value })),
      )
    : [];

/** What an entry says in a field, as it is compared; a page with its section, where a link names one. */
const saidIn = (field: string) => (entry: Entry) => {
  const said = valueAt(entry.value, [field]);
  const section = field === 'page' ? valueAt(entry.value, ['section']) : undefined;
  if (typeof said === 'number') return String(said);
  return typeof said === 'string' ? `${sameWords(said)}#${section ?? ''}` : undefined;
};

/** People share a title, rules of the finder a page, questions a clause, and a command says what it says. */
const mayRepeat = (file: string, field: string, [list]: Path) =>
  file === 'content/publish.yaml' ||
  (file === 'content/team.yaml' && field === 'title') ||
  (file === 'content/tools/readiness.yaml' && field === 'clause') ||
  (file === 'content/tools/finder.yaml' && list === 'rules' && field === 'page');

/** No list gives anything twice: a page, a name, a sentence. */
export const nothingTwice = (reader: Reader) => {
  for (const [file, tree] of reader.trees)
    for (const list of [...listsIn(tree), ...namedLists(file, tree)]) {
      const fields = telling.filter((field) => !mayRepeat(file, field, list[0]?.path ?? []));
      const found = [
        ...repeated(list, ({ value }) => (typeof value === 'string' ? sameWords(value) : undefined)).map(
          (pair) => ({ ...pair, end: [] }),
        ),
        ...fields.flatMap((field) =>
          repeated(list, saidIn(field)).map((pair) => ({ ...pair, end: [field] })),
        ),
      ];
      for (const { entry, earlier, end } of found)
        reader.problem(
          file,
          [...entry.path, ...end],
          `${JSON.stringify(valueAt(entry.value, end))} stands here already, in ${fieldName(earlier.path)}: name it otherwise, or remove one of the two`,
        );
    }
};
