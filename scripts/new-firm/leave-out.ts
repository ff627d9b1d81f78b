import { type Document, isMap, isScalar, isSeq, parseDocument, visit } from 'yaml';
import { yamlText } from './yaml-text.ts';

type Texts = ReadonlyMap<string, string>;

const pageOf = (node: unknown): string | undefined => {
  const page = isMap(node) ? node.get('page') : undefined;
  return typeof page === 'string' ? page : undefined;
};

const lengthOf = (list: unknown) => (isSeq(list) ? list.items.length : undefined);

/** A trade that is asked for one page alone, words that lead to none and a term that none uses are not worth an entry. */
const isIdle = (entry: unknown) =>
  isMap(entry) &&
  (lengthOf(entry.get('links')) === 1 ||
    ((entry.has('words') || entry.has('term')) && lengthOf(entry.get('pages')) === 0));

const namesPage = (node: unknown, ids: ReadonlySet<string>) => ids.has(pageOf(node) ?? '');

/** Takes out of a tree what names one of the pages; whether anything was taken out. */
const takeOut = (document: Document, ids: ReadonlySet<string>): boolean => {
  let isChanged = false;
  const remove = () => {
    isChanged = true;
    return visit.REMOVE;
  };
  visit(document, {
    Seq: (_, list) => {
      const kept = list.items.filter((entry) => !namesPage(entry, ids));
      if (kept.length < list.items.length) isChanged = true;
      list.items = kept;
    },
    Pair: (_, { key, value }) => {
      const target = isScalar(value) && typeof value.value === 'string' ? value.value.replace(/#.*/, '') : '';
      const isAddress = isScalar(key) && String(key.value).startsWith('/') && ids.has(target);
      const isOwn = isScalar(key) && ids.has(String(key.value));
      return isAddress || isOwn ? remove() : undefined;
    },
  });
  if (isChanged) {
    visit(document, { Map: (_, map) => (isIdle(map) ? visit.REMOVE : undefined) });
    visit(document, { Pair: (_, { value }) => (lengthOf(value) === 0 ? visit.REMOVE : undefined) });
  }
  return isChanged;
};

const idOf = (file: string) => /([^/]+)\.yaml$/.exec(file)?.[1] ?? '';

/** The comparisons that put one of the pages beside others. */
const comparing = (texts: Texts, ids: ReadonlySet<string>) =>
  [...texts].filter(([file, text]) => {
    const pages = file.startsWith('content/comparisons/') ? parseDocument(text).get('pages') : undefined;
    return isSeq(pages) && pages.items.some((entry) => namesPage(entry, ids));
  });

/**
 * The texts without some standards: their files, the comparisons that need them, and every entry that names them in
 * menus, registers, tables and rules. What refers to them in a sentence stays, and the content check names it.
 * @param standards ids of pages, such as `iso-18404`
 */
export const leaveOut = (texts: Texts, standards: readonly string[]): Map<string, string> => {
  if (standards.length === 0) return new Map(texts);
  const ids = new Set(standards);
  for (const [file] of comparing(texts, ids)) ids.add(idOf(file));
  const gone = (file: string) => /^content\/(standards|comparisons)\//.test(file) && ids.has(idOf(file));
  const left = [...texts].filter(([file]) => !gone(file));
  return new Map(
    left.map(([file, text]) => {
      if (!file.endsWith('.yaml')) return [file, text];
      const document = parseDocument(text);
      return [file, takeOut(document, ids) ? yamlText(document) : text];
    }),
  );
};
