import { type Document, type ErrorCode, parseDocument, visit, type YAMLError } from 'yaml';
import { withTexts } from './field-path.ts';
import { tidy } from './tidy.ts';

/** Something that cannot be read as YAML: the line, and in words what was found and what to do. */
export type YamlFault = { line: number; message: string };

const quotes = "put the text in quotes: 'like this', with two ' for an apostrophe inside it";
const indentation = 'have entries that belong together begin in the same column';
const structure = `cannot be understood here: ${indentation}; where the line is a text that holds ': ' or begins with a sign, ${quotes}`;
const endless =
  'nests fields too deep, or repeats by * what repeats others or itself without end: write the values out';
const colon = `holds a second ': ', or lacks the ':' after its name: ${quotes}, or correct the line`;

/** What an editor has done, by the parser's name for it. Whatever is not here is a matter of `structure`. */
const words: Partial<Record<ErrorCode, string>> = {
  BAD_ALIAS: `begins its text with & or *, which have a meaning of their own: ${quotes}`,
  BAD_DQ_ESCAPE: 'holds a backslash in "double quotes", where it has a meaning of its own: use single quotes',
  BAD_INDENT: `begins in another column than the entries it belongs to: ${indentation}`,
  BAD_SCALAR_START: `begins its text with a sign that has a meaning of its own: ${quotes}`,
  BLOCK_AS_IMPLICIT_KEY: colon,
  DUPLICATE_KEY: 'gives a field for the second time: keep one of the two',
  MULTILINE_IMPLICIT_KEY: colon,
  MULTIPLE_ANCHORS: `begins its text with & or *, which have a meaning of their own: ${quotes}`,
  MULTIPLE_DOCS: 'begins a second document with ---: remove that line',
  MULTIPLE_TAGS: `begins its text with !, which has a meaning of its own: ${quotes}`,
  RESOURCE_EXHAUSTION: endless,
  TAB_AS_INDENT: 'is indented by a tab: use spaces, two for each step',
  TAG_RESOLVE_FAILED: `begins its text with !, which has a meaning of its own: ${quotes}`,
};

const explained = ({ code, message }: YAMLError) => {
  if (code === 'MISSING_CHAR' && message.includes('quote'))
    return 'is the end of a text whose closing quotation mark is missing: add it, or look for a stray one above';
  return words[code] ?? (code === 'MISSING_CHAR' ? colon : structure);
};

/** Those that are worth saying: one mistake is often complained about in several ways, and the first is its cause. */
const causes = (errors: readonly YAMLError[]): readonly YAMLError[] => {
  const alone = errors.filter(({ code }) => code === 'TAB_AS_INDENT' || code === 'DUPLICATE_KEY');
  return alone.length > 0 ? alone : errors.slice(0, 1);
};

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/**
 * What YAML takes for signs of its own, and an editor wrote as part of a text: `Factory #1`, of which the name would end
 * before the #, and `&Sons`, of which nothing would be left.
 */
const swallowed = (text: string, document: Document): YamlFault[] => {
  const faults: YamlFault[] = [];
  const named = new Set<string>();
  visit(document, { Alias: (_, { source }) => void named.add(source) });
  visit(document, {
    Scalar: (_, { type, value, range, anchor }) => {
      const [start, end] = range ?? [0, 0];
      if (type === 'PLAIN' && typeof value === 'string' && /^ +#\S/.test(text.slice(end)))
        faults.push({
          line: lineAt(text, end),
          message: `is cut off at its #, which begins a remark: ${quotes}`,
        });
      if (anchor !== undefined && !named.has(anchor))
        faults.push({ line: lineAt(text, start), message: words.BAD_ALIAS ?? structure });
    },
  });
  return faults;
};

/** What `*name` refers to is looked for only when the values are made. */
const made = (text: string, make: () => unknown): { value: unknown } | { faults: YamlFault[] } => {
  try {
    return { value: withTexts(make(), tidy) };
  } catch (error) {
    const message = /Excessive|Maximum call/.test(String(error))
      ? endless
      : `begins its text with *, which has a meaning of its own: ${quotes}`;
    return { faults: [{ line: lineAt(text, text.search(/(?<=[\s:,[])\*\S/)), message }] };
  }
};

/** The value of a YAML text, or what is wrong with it, in the words of the person who edits it. */
export const readYaml = (text: string): { value: unknown } | { faults: YamlFault[] } => {
  const document = parseDocument(text, { stringKeys: true });
  const errors = causes([...document.errors, ...document.warnings]);
  if (errors.length === 0) {
    const faults = swallowed(text, document);
    return faults.length > 0 ? { faults } : made(text, () => document.toJS());
  }
  return { faults: errors.map((error) => ({ line: lineAt(text, error.pos[0]), message: explained(error) })) };
};
