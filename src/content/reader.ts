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
  readonly files: ContentFiles;
  #tokens: Tokens = new Map();

  constructor(files: ContentFiles) {
    this.files = files;
  }

  /** From here on tokens in texts are filled from these. */
  useTokens(tokens: Tokens) {
    this.#tokens = tokens;
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
        `is not valid YAML: ${error.message.split('\n')[0]}`,
      );
    }
    return document.errors.length > 0 ? undefined : this.checked(file, schema, document.toJS());
  }

  /** The value, with tokens filled, if it keeps to the schema. */
  checked<S extends z.ZodType>(file: string, schema: S, raw: unknown): z.output<S> | undefined {
    const filled = fillTokens(raw, this.#tokens, (field, token) =>
      this.problem(
        file,
        field,
        `{${token}} stands for nothing: tokens are firm.…, counts.… and editions.<page>.…`,
      ),
    );
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
