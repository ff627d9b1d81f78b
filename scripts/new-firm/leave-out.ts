import { type Document, isMap, isScalar, isSeq, type Pair, parseDocument, visit } from 'yaml';
import { slugOf } from '#src/content/slug.ts';
import { linkedTerms } from '#src/content/term-links.ts';
import { tokensIn } from '#src/content/token-values.ts';
import { yamlText } from './yaml-text.ts';

type Texts = ReadonlyMap<string, string>;
type Tokens = ReadonlyMap<string, string>;

/** What goes, and what the texts that stay need of it. */
type Gone = {
  ids: ReadonlySet<string>;
  /** `editions.iso-9001.successor` and the like, with what each stood for. */
  tokens: Tokens;
  /** The anchors of the terms that a text which stays links to. */
  linked: ReadonlySet<string>;
};

const pageOf = (node: unknown): string | undefined => {
  const page = isMap(node) ? node.get('page') : undefined;
  return typeof page === 'string' ? page : undefined;
};

const lengthOf = (list: unknown) => (isSeq(list) ? list.items.length : undefined);

/**
 * What is not worth an entry: a trade that is asked for one page alone, what carries over to nothing, words and a subject
 * that lead to no page, and a term that has none and that no text links to.
 */
const isIdle = (entry: unknown, linked: ReadonlySet<string>) => {
  if (!isMap(entry)) return false;
  const pages = lengthOf(entry.get('pages'));
  const term = entry.get('term');
  if ((lengthOf(entry.get('links')) ?? 2) < 2) return true;
  if (typeof entry.get('words') === 'string') return pages !== undefined && pages < 2;
  if (typeof term === 'string') return pages === 0 && !linked.has(slugOf(term));
  return (entry.has('words') || entry.has('subject')) && pages === 0;
};

const namesPage = (node: unknown, ids: ReadonlySet<string>) => ids.has(pageOf(node) ?? '');

/** In words what stood as a token of the register, whose row is gone. */
const inWords = (text: string, tokens: Tokens) =>
  text.replace(/\{(editions\.[\w.-]+)\}/g, (whole, name: string) => tokens.get(name) ?? whole);

/** No year of an edition that the register does not have: no tool may name one. */
const withoutYears = (text: string, tokens: Tokens) =>
  [...tokens.values()].reduce(
    (rest, named) =>
      /^ISO.*:\d{4}$/.test(named) ? rest.replaceAll(named, named.replace(/:\d{4}$/, '')) : rest,
    text,
  );

/** Takes out of a tree what names one of the pages; whether anything was changed. */
const takeOut = (document: Document, { ids, tokens, linked }: Gone, isTool: boolean): boolean => {
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
    Scalar: (_, scalar) => {
      if (typeof scalar.value !== 'string') return;
      const filled = inWords(scalar.value, tokens);
      const text = isTool ? withoutYears(filled, tokens) : filled;
      if (text === scalar.value) return;
      isChanged = true;
      scalar.value = text;
    },
  });
  if (isChanged) {
    visit(document, { Map: (_, map) => (isIdle(map, linked) ? visit.REMOVE : undefined) });
    const isSpare = ({ key, value }: Pair) =>
      lengthOf(value) === 0 && !(isScalar(key) && key.value === 'pages');
    visit(document, { Pair: (_, pair) => (isSpare(pair) ? visit.REMOVE : undefined) });
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
 * menus, registers, tables and rules. A sentence that names one stays, its tokens in words; see `namedStill`.
 * @param standards ids of pages, such as `iso-18404`
 */
export const leaveOut = (texts: Texts, standards: readonly string[]): Map<string, string> => {
  if (standards.length === 0) return new Map(texts);
  const ids = new Set(standards);
  for (const [file] of comparing(texts, ids)) ids.add(idOf(file));
  const isGone = (file: string) => /^content\/(standards|comparisons)\//.test(file) && ids.has(idOf(file));
  const left = [...texts].filter(([file]) => !isGone(file));
  const gone: Gone = {
    ids,
    tokens: new Map([...tokensIn(texts)].filter(([token]) => ids.has(token.split('.')[1] ?? ''))),
    linked: new Set(left.flatMap(([, text]) => linkedTerms(text))),
  };
  return new Map(
    left.map(([file, text]) => {
      if (!file.endsWith('.yaml')) return [file, text];
      const document = parseDocument(text);
      const isTool = file.startsWith('content/tools/');
      return [file, takeOut(document, gone, isTool) ? yamlText(document) : text];
    }),
  );
};
