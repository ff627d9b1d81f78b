import type { z } from 'zod';
import { fieldName, withTexts } from './field-path.ts';
import type { Problem } from './problem.ts';
import { inWords, schemaProblems } from './schema-problems.ts';
import { readableSources } from './sources.ts';
import { readYaml } from './yaml.ts';

/** A file of content/ with a name of its own, or a folder of files of one kind. */
export type ContentFile<Output> = { path: string; schema: z.ZodType<Output> };

/** The files below content/, by path from the repository's root (`content/firm.yaml`), as text. */
export type ContentFiles = ReadonlyMap<string, string>;

/** What a token in braces stands for: `firm.name` → `Island Standards`. */
type Tokens = ReadonlyMap<string, string>;

/** `{firm.name}`; names without a dot, such as `{count}`, are left alone: the page fills them. As programs write it, the sign would stay. */
const token = /(?<!\$)\{([a-z]+(?:\.[\w-]+)+)\}/gi;

/** In the place of a token that cannot be filled: no rule finds fault with it a second time. */
const placeholder = 'x';

type Reading = ReturnType<typeof readYaml>;

/** Each YAML text as it was last read: whoever checks while somebody writes changes one file out of a hundred. */
const lastReadings = new Map<string, { source: string; reading: Reading }>();

const readOnce = (file: string, source: string): Reading => {
  const last = lastReadings.get(file);
  if (last?.source === source) return last.reading;
  const reading = readYaml(source);
  lastReadings.set(file, { source, reading });
  return reading;
};

/** Reads files one by one and collects everything that is wrong with them. */
export class Reader {
  readonly problems: Problem[] = [];
  /** Tokens that stand for nothing: what keeps to its schema otherwise can be compared all the same. */
  readonly unfilled: Problem[] = [];
  /** The trees of the YAML files read so far, tokens filled, whether they keep to their schema or not. */
  readonly trees = new Map<string, unknown>();
  /** The same as they are written, with the tokens in them. */
  readonly written = new Map<string, unknown>();
  readonly files: ContentFiles;
  readonly #read = new Set<string>();
  #tokens: Tokens = new Map();
  #areTokensWhole = true;

  constructor(files: ContentFiles) {
    this.files = readableSources(files, (file, field, message) => this.problem(file, field, message));
  }

  /**
   * From here on tokens in texts are filled from these.
   * @param areWhole not where a file that they come from is wrong: that is reported, the tokens are not
   */
  useTokens(tokens: Tokens, areWhole: boolean) {
    this.#tokens = tokens;
    this.#areTokensWhole = areWhole;
  }

  /** @param field as it is shown, or its path */
  problem(file: string, field: string | readonly PropertyKey[], message: string) {
    this.problems.push({ file, field: typeof field === 'string' ? field : fieldName(field), message });
  }

  /** Reports the files that nothing has asked for: their words would never be shown. */
  reportUnread() {
    for (const file of this.files.keys()) {
      if (!this.#read.has(file))
        this.problem(
          file,
          '',
          'is read by nothing: services belong into content/standards/, certifications/ or management/, all other files have fixed names; rename or remove it',
        );
    }
  }

  /** The value of a YAML file that keeps to the schema; otherwise undefined, with the problems noted. */
  yaml<Output>({ path: file, schema }: ContentFile<Output>): Output | undefined {
    this.#read.add(file);
    const source = this.files.get(file);
    if (source === undefined) {
      this.problem(file, '', 'is missing: the site cannot do without this file');
      return undefined;
    }
    const reading = readOnce(file, source);
    if (!('faults' in reading)) return this.#checked(file, schema, reading.value);
    for (const { line, message } of reading.faults) this.problem(file, `line ${line}`, message);
    return undefined;
  }

  /** The value, with tokens filled, if it keeps to the schema. */
  #checked<Output>(file: string, schema: z.ZodType<Output>, raw: unknown): Output | undefined {
    const filled = withTexts(raw, (text, path) =>
      text.replace(token, (_, name: string) => this.#tokens.get(name) ?? this.#unknown(file, path, name)),
    );
    this.written.set(file, raw);
    this.trees.set(file, filled);
    const result = schema.safeParse(filled, { error: inWords });
    if (result.success) return result.data;
    for (const { field, message } of schemaProblems(result.error, filled)) this.problem(file, field, message);
    return undefined;
  }

  /** Reports a token that stands for nothing, and gives what stands in its place. */
  #unknown(file: string, path: readonly PropertyKey[], name: string) {
    if (this.#areTokensWhole)
      this.unfilled.push({
        file,
        field: fieldName(path),
        message: `{${name}} stands for nothing: tokens are firm.…, counts.…, editions.<page>.…, phrases.… and days.<table>.<people>`,
      });
    return placeholder;
  }

  /** All YAML files of a folder, each with its id: the file name. */
  folder<Output extends object>({ path: folder, schema }: ContentFile<Output>): (Output & { id: string })[] {
    const names = [...this.files.keys()]
      .filter((file) => file.startsWith(`${folder}/`) && /^[^/]+\.yaml$/.test(file.slice(folder.length + 1)))
      .sort();
    return names.flatMap((file) => {
      const value = this.yaml({ path: file, schema });
      return value ? [{ id: file.slice(folder.length + 1, -'.yaml'.length), ...value }] : [];
    });
  }
}
