import { parseDocument } from 'yaml';
import type { z } from 'zod';
import type { Problem } from './problem.ts';
import { schemaProblems } from './schema-problems.ts';
import { fillTokens, type Tokens } from './tokens.ts';

/** The files below content/, by path from the repository's root (`content/firm.yaml`), as text. */
export type ContentFiles = ReadonlyMap<string, string>;

/** Reads files one by one and collects everything that is wrong with them. */
export class Reader {
  readonly problems: Problem[] = [];
  /** The trees of the YAML files read so far, tokens filled, whether they keep to their schema or not. */
  readonly trees = new Map<string, unknown>();
  readonly files: ContentFiles;
  #tokens: Tokens = new Map();
  #unsettled: readonly string[] = [];

  constructor(files: ContentFiles) {
    this.files = files;
  }

  /**
   * From here on tokens in texts are filled from these.
   * @param unsettled beginnings of tokens whose file is wrong itself: that is reported, the tokens are not
   */
  useTokens(tokens: Tokens, unsettled: readonly string[]) {
    this.#tokens = tokens;
    this.#unsettled = unsettled;
  }

  problem(file: string, field: string, message: string) {
    this.problems.push({ file, field, message });
  }

  /** The value of a YAML file that keeps to the schema; otherwise undefined, with the problems noted. */
  yaml<S extends z.ZodType>(file: string, schema: S): z.output<S> | undefined {
    const source = this.files.get(file);
    if (source === undefined) {
      this.problem(file, '', 'is missing: the site cannot do without this file');
      return undefined;
    }
    const document = parseDocument(source);
    for (const error of document.errors) {
      this.problem(
        file,
        `line ${error.linePos?.[0].line ?? '?'}`,
        `is not valid YAML: ${error.message.split('\n')[0]} Put a text that holds ': ' or begins with a sign in quotes, and check the indentation.`,
      );
    }
    return document.errors.length > 0 ? undefined : this.checked(file, schema, document.toJS());
  }

  /** The value, with tokens filled, if it keeps to the schema. */
  checked<S extends z.ZodType>(file: string, schema: S, raw: unknown): z.output<S> | undefined {
    const filled = fillTokens(raw, this.#tokens, (field, token) => {
      if (this.#unsettled.some((beginning) => token.startsWith(beginning))) return '…';
      this.problem(
        file,
        field,
        `{${token}} stands for nothing: tokens are firm.…, counts.…, editions.<page>.… and phrases.…`,
      );
      return undefined;
    });
    this.trees.set(file, filled);
    const result = schema.safeParse(filled);
    if (result.success) return result.data;
    for (const { field, message } of schemaProblems(result.error, filled)) this.problem(file, field, message);
    return undefined;
  }

  /** All YAML files of a folder, each with its id: the file name. */
  folder<S extends z.ZodType<object>>(folder: string, schema: S): (z.output<S> & { id: string })[] {
    const names = [...this.files.keys()]
      .filter((file) => file.startsWith(`${folder}/`) && file.endsWith('.yaml'))
      .sort();
    return names.flatMap((file) => {
      const value = this.yaml(file, schema);
      return value ? [{ id: file.slice(folder.length + 1, -'.yaml'.length), ...value }] : [];
    });
  }
}
