/** Something in content/ that a person has to mend. */
export type Problem = {
  /** Path from the repository's root. */
  file: string;
  /** Path of the field inside the file: `benefits.items[2].icon`; empty for the file as a whole. */
  field: string;
  /** What was found and what to do. */
  message: string;
};

const line = ({ file, field, message }: Problem) =>
  `  ${file}${field ? ` → ${field}` : ''}\n      ${message}`;

/** Problems one below the other, sorted by file, for the terminal. */
export const listed = (problems: readonly Problem[]) =>
  problems
    .toSorted((a, b) => a.file.localeCompare(b.file) || a.field.localeCompare(b.field))
    .map(line)
    .join('\n');

const report = (problems: readonly Problem[]) => {
  const count = problems.length === 1 ? 'one problem' : `${problems.length} problems`;
  return `content/ has ${count}:\n\n${listed(problems)}\n`;
};

/** Thrown instead of building anything from content that is wrong. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(report(problems));
    this.problems = problems;
    // The stack says nothing to the person who edits a text.
    this.stack = this.message;
  }
}
