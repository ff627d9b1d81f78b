import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parse,
  parseDocument,
  Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { Refusal } from '../refusal.ts';
import { align } from './alignment.ts';

const reading = { stringKeys: true } as const;
/** How all of content/ is written; longer texts stand folded below their field. */
const writing = { lineWidth: 120, singleQuote: true } as const;
const longest = 90;

/** The value of a YAML text. Throws where it is none. */
export const readValue = (source: string): unknown => parse(source, reading);

/** The same; undefined of a text that cannot be read, which the check says. */
export const readableIn = (source = ''): unknown => {
  try {
    return readValue(source);
  } catch {
    return undefined;
  }
};

const says = (document: Document, value: unknown) => isDeepStrictEqual(document.toJS(), value);

/** Folds a long text; one that is empty or begins with a blank cannot be folded. */
const fold = (node: Scalar) => {
  const { value } = node;
  if (typeof value !== 'string') return;
  if (/^(\s|$)/.test(value)) node.type = Scalar.QUOTE_DOUBLE;
  else if (value.length > longest && !value.includes('\n')) node.type = Scalar.BLOCK_FOLDED;
};

const created = (document: Document, value: unknown): Node => {
  const node = document.createNode(value);
  visit(node, { Scalar: (_, scalar) => fold(scalar) });
  return node;
};

/** A node that says the value: the one that was there, changed where it differs, so that its comments stay. */
const updated = (document: Document, node: unknown, value: unknown): Node => {
  if (isMap(node) && value instanceof Object && !Array.isArray(value))
    return withFields(document, node, value);
  if (isSeq<Node>(node) && Array.isArray(value)) return withEntries(document, node, value);
  if (!isScalar(node) || value instanceof Object) return created(document, value);
  if (node.value !== value) {
    node.value = value;
    fold(node);
  }
  return node;
};

/** Fields stand in the order of the value; those that were there take their comments along. */
const withFields = (document: Document, map: YAMLMap, value: object) => {
  const before = new Map(map.items.map((pair) => [String(pair.key), pair]));
  map.items = Object.entries(value).flatMap(([name, inner]) => {
    if (inner === undefined) return [];
    const pair = before.get(name) ?? document.createPair(name, undefined);
    pair.value = updated(document, pair.value, inner);
    return pair;
  });
  return map;
};

/** Entries take their comments along, also where they have moved. */
const withEntries = (document: Document, list: YAMLSeq<Node>, value: readonly unknown[]) => {
  const { items } = list;
  const before = items.map((node) => node.toJS(document));
  list.items = align(before, value).map(({ movedFrom, was = movedFrom ?? -1 }, index) =>
    updated(document, items[was], value[index]),
  );
  const [first] = list.items;
  // An empty line that comes to stand above it would be one of blanks.
  if (first) first.spaceBefore = false;
  return list;
};

/**
 * A YAML text with another value. Comments and order stay, of a list also entries that have moved; a text in the style of
 * content/ changes only where its value does.
 * @param value as JSON has it: groups, lists, texts, numbers, true, false and null
 * @throws Refusal where the text is no YAML, or cannot be made to say the value
 */
export const rewrite = (source: string, value: unknown): string => {
  const parsed = parseDocument(source, reading);
  const [error] = parsed.errors;
  if (error) throw new Refusal(`This text is no YAML: ${error.message}`);
  if (says(parsed, value)) return source;
  const document: Document = parsed;
  document.contents = updated(document, document.contents, value);
  const text = document.toString(writing);
  if (!says(parseDocument(text, reading), value))
    throw new Refusal('This cannot be written into the file: the text would say something else.');
  return text;
};
