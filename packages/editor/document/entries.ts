import { isMap, isNode, isScalar, isSeq, type Pair, type ParsedNode, type YAMLMap, type YAMLSeq } from 'yaml';

/** A value that cannot be written into a text as it stands: nothing is lost, and nothing was changed. */
export class RewriteError extends Error {
  override name = 'RewriteError';
}

/** A value of a YAML text, as parsed; null where nothing is written. */
export type ValueNode = ParsedNode | null;

/** An entry of a map or list: where it begins, with its key or dash, where its value may begin, and the value. */
export type Entry = { start: number; after: number; node: ValueNode };

const offsetOf = (tokens: readonly { type: string; offset: number }[] | undefined, type: string) => {
  const token = tokens?.find((candidate) => candidate.type === type);
  if (!token) throw new RewriteError(`The text has no ${type} where one is needed.`);
  return token.offset;
};

export const keyOf = ({ key }: Pair<ParsedNode, ValueNode>) => (isScalar(key) ? String(key.value) : '');

/** The fields of a map, in the order of the text. */
export const fieldEntries = (map: YAMLMap.Parsed): Entry[] =>
  map.items.map((pair) => ({
    start: pair.key.range[0],
    after: offsetOf(pair.srcToken?.sep, 'map-value-ind') + 1,
    node: pair.value,
  }));

/** The entries of a list, in the order of the text. */
export const listEntries = (list: YAMLSeq.Parsed): Entry[] =>
  list.items.map((node, index) => {
    if (!isNode(node)) throw new RewriteError('A list has a field without braces.');
    if (list.flow) return { start: node.range[0], after: node.range[0], node };
    const start = offsetOf(list.srcToken?.items[index]?.start, 'seq-item-ind');
    return { start, after: start + 1, node };
  });

/** The end of what an entry says, before comments and line breaks. */
export const endOf = (text: string, { after, node }: Pick<Entry, 'after' | 'node'>): number => {
  if (!node) return after;
  if ((isMap(node) || isSeq(node)) && !node.flow) {
    const last = (isMap(node) ? fieldEntries(node) : listEntries(node)).at(-1);
    if (last) return endOf(text, last);
  }
  const [start, end] = node.range;
  return start === end ? after : start + text.slice(start, end).trimEnd().length;
};
