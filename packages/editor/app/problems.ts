import type { ErrorSchema } from '@rjsf/utils';
import { pathOf } from '../field-words.ts';
import type { Problem } from '../site.ts';

/** The id of a field in the form. */
export const idOf = (field: string) => ['root', ...pathOf(field)].join('_');

/** Whether a problem is of a field that the form of this file shows, not of another file or of a line. */
export const isOfField = ({ file, field }: Problem, shown: string) =>
  file === shown && field !== '' && !field.startsWith('line ');

/** The problems of a file's fields, as the form library wants them. */
export const errorsOf = (problems: readonly Problem[], file: string): ErrorSchema => {
  const errors: ErrorSchema = {};
  for (const problem of problems.filter((candidate) => isOfField(candidate, file))) {
    let place: ErrorSchema = errors;
    for (const part of pathOf(problem.field)) {
      const inner: ErrorSchema = place[part] ?? {};
      place[part] = inner;
      place = inner;
    }
    place.__errors = [...(place.__errors ?? []), problem.message];
  }
  return errors;
};
