import { isDeepStrictEqual } from 'node:util';
import { isCollection, isMap, isScalar, isSeq, type Scalar, type YAMLMap, type YAMLSeq } from 'yaml';
import { align } from './alignment.ts';
import { type Entry, endOf, fieldEntries, keyOf, listEntries, type ValueNode } from './entries.ts';
import { refold } from './fold.ts';
import { columnOf, lineEnd, opensLine, wholeLines } from './lines.ts';
import { isFoldable, renderFlow, renderScalar, renderValue } from './render.ts';
import type { Splice } from './splices.ts';

type Group = Readonly<Record<string, unknown>>;

/** A text, and the line break it is written with. */
type Source = { text: string; eol: string };

/** Where a value stands: after a field's colon, a list's dash, or at the beginning of the document. */
export type Place = {
  kind: 'field' | 'item' | 'root';
  /** Where the value may begin. */
  after: number;
  /** The column of the entries around it. */
  indent: number;
  isFlow: boolean;
};

const isGroup = (value: unknown): value is Group => value instanceof Object && !Array.isArray(value);
const isFilled = (value: unknown) => value instanceof Object && Object.keys(value).length > 0;
const spaces = (count: number) => ' '.repeat(Math.max(0, count));

/** Lines that follow one another, from a column on; empty ones stay empty. */
const indented = (lines: readonly string[], indent: number, eol: string) =>
  lines.map((line, index) => (index === 0 || line === '' ? line : spaces(indent) + line)).join(eol);

/** A value of another kind in the place of one, or of none. */
const replacement = ({ text, eol }: Source, node: ValueNode, now: unknown, place: Place): Splice => {
  const end = endOf(text, { after: place.after, node });
  const isRow = isCollection(node) && node.flow && node.items.length > 0 && isFilled(now);
  if (node && (place.isFlow || isRow)) return { start: node.range[0], end, text: renderFlow(now) };
  if (place.kind === 'root') return { start: node?.range[0] ?? 0, end, text: renderValue(now, 0, eol) };
  const indent = place.indent + 2;
  const [comment = ''] = /[ \t]*#[^\r\n]*/.exec(text.slice(place.after, node?.range[0] ?? place.after)) ?? [];
  const isBelow = comment !== '' || (place.kind === 'field' && isFilled(now));
  const room = { column: columnOf(text, place.after) + 1, indent, mayBreak: true };
  const value =
    now instanceof Object
      ? renderValue(now, indent, eol)
      : indented(renderScalar(now, undefined, room), indent, eol);
  const opening = isBelow ? `${comment}${eol}${spaces(indent)}` : ' ';
  return { start: place.after, end, text: opening + value };
};

/** The lines of a folded text that can be filled anew line by line, with the line that opens it. */
const foldedLines = ({ text }: Source, node: Scalar.Parsed) => {
  const [start, end] = node.range;
  const [opening = '', ...lines] = text.slice(start, end).trimEnd().split(/\r?\n/);
  const indent = /^ */.exec(lines[0] ?? '')?.[0].length ?? 0;
  const bodies = lines.map((line) => line.slice(indent));
  return /^>-[ \t]*(#.*)?$/.test(opening) && bodies.every((line) => /^\S+( \S+)*$/.test(line))
    ? { opening, lines: bodies, indent }
    : undefined;
};

const scalarChange = (source: Source, node: Scalar.Parsed, now: unknown, place: Place): Splice => {
  const { text, eol } = source;
  const [start, nodeEnd] = node.range;
  const end = endOf(text, { after: place.after, node });
  if (start === nodeEnd) return replacement(source, node, now, place);
  if (place.isFlow) return { start, end, text: renderFlow(now) };
  const folded = node.type === 'BLOCK_FOLDED' ? foldedLines(source, node) : undefined;
  if (folded && typeof now === 'string' && isFoldable(now)) {
    const lines = refold(folded.lines, now, folded.indent);
    return { start, end, text: indented([folded.opening, ...lines], folded.indent, eol) };
  }
  const isQuoted = node.type === 'QUOTE_SINGLE' || node.type === 'QUOTE_DOUBLE';
  const indent = place.kind === 'root' ? 2 : place.indent + 2;
  const mayBreak = text.slice(end, lineEnd(text, end)).trim() === '';
  const lines = renderScalar(now, isQuoted ? node.type : undefined, {
    column: columnOf(text, start),
    indent,
    mayBreak,
  });
  return { start, end, text: indented(lines, indent, eol) };
};

/** An entry that comes in, behind one that stays or, without one, before the first that does. */
type Insertion = { behind: Entry | undefined; lines: string };

/** The comments between entries that go: they stay. */
const commentsBetween = (text: string, entries: readonly Entry[], next: number) =>
  entries.slice(0, next).flatMap((entry, index) => {
    const gap = text.slice(endOf(text, entry), entries[index + 1]?.start);
    return gap.match(/#[^\r\n]*/g) ?? [];
  });

/** The entries of a block that go and come; `stays` says which remain, at least one. */
const entryChanges = (
  { text, eol }: Source,
  entries: readonly Entry[],
  stays: (entry: Entry) => boolean,
  insertions: readonly Insertion[],
): Splice[] => {
  const first = entries.findIndex(stays);
  const [opening, next] = [entries[0], entries[first]];
  if (!opening || !next) return [];
  const indent = columnOf(text, opening.start);
  const line = eol + spaces(indent);
  // Behind a dash the first that stays moves up to it.
  const isMovedUp = first > 0 && !opensLine(text, opening.start);
  const removals = entries
    .slice(isMovedUp ? first : 0)
    .filter((entry) => !stays(entry))
    .map((entry) => ({ ...wholeLines(text, entry.start, endOf(text, entry)), text: '' }));
  const comments = isMovedUp ? commentsBetween(text, entries, first) : [];
  const movedUp = {
    start: opening.start,
    end: next.start,
    text: comments.map((words) => words + line).join(''),
  };
  return [
    ...insertions.map(({ behind, lines }) => {
      const at = behind ? lineEnd(text, endOf(text, behind)) : next.start;
      return { start: at, end: at, text: behind ? line + lines : lines + line };
    }),
    ...(isMovedUp ? [movedUp] : []),
    ...removals,
  ];
};

const mapChanges = (source: Source, map: YAMLMap.Parsed, was: Group, now: Group): Splice[] | undefined => {
  const entries = new Map(
    fieldEntries(map).map((entry, index) => {
      const pair = map.items[index];
      return [pair ? keyOf(pair) : '', entry];
    }),
  );
  const isFlow = map.flow === true;
  const kept = new Set([...entries].flatMap(([key, entry]) => (Object.hasOwn(now, key) ? [entry] : [])));
  const isSame = kept.size === entries.size && Object.keys(now).length === kept.size;
  if (kept.size === 0 || (isFlow && !isSame)) return undefined;
  const indent = isFlow ? 0 : columnOf(source.text, [...entries.values()][0]?.start ?? 0);
  const changed: Splice[] = [];
  const insertions: Insertion[] = [];
  let behind: Entry | undefined;
  for (const [key, value] of Object.entries(now)) {
    const entry = entries.get(key);
    if (entry) {
      behind = entry;
      const place = { kind: 'field', after: entry.after, indent, isFlow } as const;
      changed.push(...changes(source, entry.node, was[key], value, place));
    } else insertions.push({ behind, lines: renderValue({ [key]: value }, indent, source.eol) });
  }
  if (isFlow) return changed;
  return [...changed, ...entryChanges(source, [...entries.values()], (entry) => kept.has(entry), insertions)];
};

const listChanges = (
  source: Source,
  list: YAMLSeq.Parsed,
  was: readonly unknown[],
  now: readonly unknown[],
): Splice[] | undefined => {
  const { text, eol } = source;
  const entries = listEntries(list);
  const isFlow = list.flow === true;
  const asText = (value: unknown) => JSON.stringify(value);
  const steps = align(was.map(asText), now.map(asText));
  const kept = new Set(steps.flatMap((step) => ('was' in step ? [entries[step.was]] : [])));
  const isSame = kept.size === was.length && now.length === was.length;
  if (kept.size === 0 || (isFlow && !isSame)) return undefined;
  const indent = isFlow ? 0 : columnOf(text, entries[0]?.start ?? 0);
  const changed: Splice[] = [];
  const insertions: Insertion[] = [];
  let behind: Entry | undefined;
  for (const step of steps) {
    const value = now[step.now];
    const entry = 'was' in step ? entries[step.was] : undefined;
    if ('was' in step && entry) {
      behind = entry;
      const place = { kind: 'item', after: entry.after, indent, isFlow } as const;
      changed.push(...changes(source, entry.node, was[step.was], value, place));
    } else {
      const old = 'likeOld' in step && step.likeOld !== undefined ? entries[step.likeOld] : undefined;
      const lines = old
        ? text.slice(old.start, lineEnd(text, endOf(text, old)))
        : renderValue([value], indent, eol);
      insertions.push({ behind, lines });
    }
  }
  if (isFlow) return changed;
  return [...changed, ...entryChanges(source, entries, (entry) => kept.has(entry), insertions)];
};

/** What is to be replaced in a text so that a value of it becomes another; nothing where they are the same. */
export const changes = (
  source: Source,
  node: ValueNode,
  was: unknown,
  now: unknown,
  place: Place,
): Splice[] => {
  if (isDeepStrictEqual(was, now)) return [];
  const inside =
    isMap(node) && isGroup(was) && isGroup(now)
      ? mapChanges(source, node, was, now)
      : isSeq(node) && Array.isArray(was) && Array.isArray(now)
        ? listChanges(source, node, was, now)
        : undefined;
  if (inside) return inside;
  if (isScalar(node) && !(now instanceof Object)) return [scalarChange(source, node, now, place)];
  return [replacement(source, node, now, place)];
};
