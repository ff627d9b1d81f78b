import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isMap,
  isNode,
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

/** Folds a long text; one that begins with a blank cannot be folded. */
const fold = (node: Scalar) => {
  const { value } = node;
  if (typeof value !== 'string') return;
  if (/^\s/.test(value)) node.type = Scalar.QUOTE_DOUBLE;
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
  if (isSeq(node) && Array.isArray(value)) return withEntries(document, node, value);
  if (!isScalar(node) || value instanceof Object) return created(document, value);
  if (node.value !== value) {
    node.value = value;
    fold(node);
  }
  return node;
};

/** A field that comes in stands behind the one it follows. */
const withFields = (document: Document, map: YAMLMap, value: object) => {
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined);
  const names = new Set(fields.map(([name]) => name));
  map.items = map.items.filter((pair) => names.has(String(pair.key)));
  let place = 0;
  for (const [name, inner] of fields) {
    const at = map.items.findIndex((pair) => String(pair.key) === name);
    const pair = map.items[at];
    if (pair) pair.value = updated(document, pair.value, inner);
    else map.items.splice(place, 0, document.createPair(name, created(document, inner)));
    place = (pair ? at : place) + 1;
  }
  return map;
};

/** Entries that stay the same take their comments along, also where they have moved; the others are matched in order. */
const withEntries = (document: Document, list: YAMLSeq, value: readonly unknown[]) => {
  const left = [...list.items];
  const same = value.map((entry) => {
    const at = left.findIndex((node) => isNode(node) && isDeepStrictEqual(node.toJS(document), entry));
    return at < 0 ? undefined : left.splice(at, 1)[0];
  });
  list.items = value.map((entry, index) => same[index] ?? updated(document, left.shift(), entry));
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
