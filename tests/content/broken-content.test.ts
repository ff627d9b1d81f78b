import { describe, expect, it } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { z } from 'zod';
import { escaped } from '#build/hosting/rules.ts';
import { fieldName, valueAt } from '#src/content/field-path.ts';
import type { Problem } from '#src/content/problem.ts';
import { readTable } from '../table.ts';
import { files, load, problemsIn } from './this-content.ts';

it('loads content without a mistake', () => {
  expect(load).not.toThrow();
});

const fields = z.record(z.string(), z.unknown());
/** A mistake that somebody makes in content/, and what is to be said of it: wrong-values.yaml says at its head what each part means. */
const mistake = z.strictObject({
  set: fields.default({}),
  without: z.string().optional(),
  find: z.string().optional(),
  put: z.string().default(''),
  append: z.string().optional(),
  and: z.record(z.string(), z.union([fields, z.string(), z.null()])).default({}),
  field: z.string().optional(),
  also: z.array(z.string()).default([]),
  says: z.string().transform((text) => new RegExp(text.split('…').map(escaped).join('.*'))),
});
type Mistake = z.infer<typeof mistake> & { file: string };

/** `iso-9001.ends.day` → `[0].ends.day`: an entry of a list is found by its number or its page, and + is a new one. */
const pathIn = (tree: unknown, field: string) => {
  const path: (string | number)[] = [];
  for (const part of field.split('.')) {
    const list = valueAt(tree, path);
    const pages = Array.isArray(list) ? list.map((entry) => valueAt(entry, ['page'])) : [];
    const index = part === '+' ? pages.length : pages.indexOf(part);
    if (index >= 0) path.push(index);
    else path.push(/^\d+$/.test(part) ? Number(part) : part);
  }
  return path;
};

/** The texts of content/ with a mistake made in them. */
const changed = (
  texts: ReadonlyMap<string, string>,
  { file, set, without, find, put, append, and }: Mistake,
) => {
  const made = new Map(texts);
  const textOf = (name: string) => made.get(name) ?? '';
  const edit = (name: string, values: Readonly<Record<string, unknown>>) => {
    const document = parseDocument(textOf(name));
    const tree: unknown = document.toJS();
    const changes = Object.entries(values).map(([field, value]) => ({ path: pathIn(tree, field), value }));
    for (const { path, value } of changes) document.setIn(path, document.createNode(value));
    if (name === file && without !== undefined) document.deleteIn(pathIn(tree, without));
    made.set(name, String(document));
  };
  if (find !== undefined)
    made.set(
      file,
      textOf(file).replace(new RegExp(find, 'm'), () => put),
    );
  if (append !== undefined) made.set(file, `${textOf(file)}\n${append}\n`);
  if (without !== undefined || Object.keys(set).length > 0) edit(file, set);
  for (const [name, value] of Object.entries(and)) {
    if (value === null) made.delete(name);
    else if (typeof value === 'string') made.set(name, textOf(value));
    else edit(name, value);
  }
  return made;
};

const placeOf = ({ file, field }: Pick<Problem, 'file' | 'field'>) =>
  `${file} → ${field.replace(/^line \d+$/, 'line')}`;

/** The places that are to be named for a mistake, as they are spelled before it. */
const placesOf = ({ file, set, find, append, field = (find ?? append) ? 'line' : undefined }: Mistake) => {
  const named = field === undefined ? Object.keys(set) : [field];
  const tree: unknown = parse(files.get(file) ?? '');
  const spelled = named.length > 0 ? named.map((name) => fieldName(pathIn(tree, name))) : [''];
  return spelled.map((name) => placeOf({ file, field: name }));
};

/** Mistakes in files of their own are made at once: each round is one run of the check. */
const roundsOf = (mistakes: readonly Mistake[]) => {
  const touched = ({ file, and, also }: Mistake) => [file, ...Object.keys(and), ...also];
  const rounds: Mistake[][] = [];
  for (const each of mistakes) {
    const isApart = (other: Mistake) => !touched(other).some((file) => touched(each).includes(file));
    const round = rounds.find((others) => others.every(isApart));
    if (round) round.push(each);
    else rounds.push([each]);
  }
  return rounds.map((round, index) => ({ round, number: index + 1 }));
};

const mistakesOf = (name: string) =>
  Object.entries(readTable(`tests/content/${name}.yaml`, z.record(z.string(), z.array(mistake)))).flatMap(
    ([file, rows]) => rows.map((row) => ({ ...row, file })),
  );

describe.each(['wrong-values', 'contradictions'])('of %s', (table) => {
  it.each(roundsOf(mistakesOf(table)))(
    'names each mistake of round $number once, and no other',
    ({ round }) => {
      const asked = round.flatMap((each) => placesOf(each).map((place) => ({ place, says: each.says })));
      const { problems, message } = problemsIn(round.reduce(changed, files));
      const said = Map.groupBy(problems, placeOf);
      const unsaid = asked.filter(({ place, says }) => {
        const [first, ...others] = said.get(place) ?? [];
        return !first || others.length > 0 || !says.test(first.message);
      });
      const places = new Set(asked.map(({ place }) => place));
      const also = new Set(round.flatMap((each) => each.also));
      const unasked = problems.filter((problem) => !places.has(placeOf(problem)) && !also.has(problem.file));
      expect({ unsaid, unasked }, message).toEqual({ unsaid: [], unasked: [] });
    },
  );
});
