import { Document, isCollection, isScalar, type Scalar, visit } from 'yaml';
import { refold, width } from './fold.ts';

const options = { lineWidth: width, singleQuote: true, minContentWidth: 20 } as const;

/** What another reader of YAML might take for a day or a time. */
const isDayOrTime = (text: string) => /^\d{4}-\d\d-\d\d$|^\d\d?:\d\d$/.test(text);

const typeOf = (text: string, room: number): Scalar.Type | undefined => {
  if (isDayOrTime(text)) return 'QUOTE_SINGLE';
  if (/^\S.*\n.*\S$/s.test(text)) return 'BLOCK_LITERAL';
  return text.length > room && isFoldable(text) ? 'BLOCK_FOLDED' : undefined;
};

/** A value as lines of YAML in the style of the house, `indent` columns from the left; the first line has none. */
export const renderValue = (value: unknown, indent: number, eol: string): string => {
  const document = new Document(value);
  visit(document, {
    Scalar: (role, node, path) => {
      if (role === 'key' || typeof node.value !== 'string') return;
      const depth = path.filter((parent) => isCollection(parent)).length;
      const pair = path.at(-1);
      const name = pair && 'key' in pair && isScalar(pair.key) ? `${pair.key.value}: ` : '- ';
      const type = typeOf(node.value, width - indent - 2 * (depth - 1) - name.length);
      if (type) node.type = type;
    },
  });
  const lines = document.toString({ ...options, lineWidth: width - indent }).trimEnd();
  return lines.replaceAll(/\n(?!\n|$)/g, `\n${' '.repeat(indent)}`).replaceAll('\n', eol);
};

/** A text, number or the like on one line, in quotes where it needs them or `type` asks for them. */
const renderLine = (value: unknown, type?: Scalar.Type): string => {
  const document = new Document([value]);
  visit(document, {
    Scalar: (_, node) => {
      if (type && typeof node.value === 'string') node.type = type;
    },
  });
  return document
    .toString({ ...options, lineWidth: 0 })
    .trimEnd()
    .slice('- '.length);
};

/** Whether a text can be folded at its spaces and read as it was. */
export const isFoldable = (text: unknown) => typeof text === 'string' && /^\S+( \S+)*$/.test(text);

type Room = {
  /** Where the text begins. */
  column: number;
  /** Where further lines begin. */
  indent: number;
  /** Whether there may be any. */
  mayBreak: boolean;
};

/** A text, number or the like in the place of another, as lines: with its quotes, folded where it is long. */
export const renderScalar = (value: unknown, type: Scalar.Type | undefined, room: Room): string[] => {
  if (typeof value !== 'string') return [renderLine(value)];
  if (value.includes('\n'))
    return room.mayBreak && /^\S.*\S$/s.test(value)
      ? ['|-', ...value.split('\n')]
      : [renderLine(value, 'QUOTE_DOUBLE')];
  const line = renderLine(value, isDayOrTime(value) ? 'QUOTE_SINGLE' : type);
  const isLong = room.column + line.length > width && room.mayBreak && isFoldable(value);
  return isLong ? ['>-', ...refold([], value, room.indent)] : [line];
};

/** A value on one line, as it stands inside `[…]` and `{…}`. */
export const renderFlow = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(renderFlow).join(', ')}]`;
  if (value instanceof Object) {
    const fields = Object.entries(value).map(([key, inner]) => `${renderFlow(key)}: ${renderFlow(inner)}`);
    return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
  }
  const document = new Document([value]);
  if (isCollection(document.contents)) document.contents.flow = true;
  visit(document, {
    Scalar: (_, node) => {
      if (String(node.value).includes('\n')) node.type = 'QUOTE_DOUBLE';
    },
  });
  const text = document.toString({ ...options, lineWidth: 0, flowCollectionPadding: false });
  return text.trim().slice('['.length, -']'.length);
};
