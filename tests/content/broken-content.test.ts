import { expect, it } from 'vitest';
import type { Problem } from '#src/content/problem.ts';
import { edit, type Mistake, misspell, mistakes } from './broken.ts';
import { errorAfter, loadSound } from './error-after.ts';
import { publishedMistakes } from './published-mistakes.ts';
import { slips } from './slips.ts';

const isFor =
  ({ file, field }: Pick<Mistake, 'file' | 'field'>) =>
  (problem: Problem) =>
    problem.file === file &&
    (typeof field === 'string' ? problem.field === field : field.test(problem.field));

it('loads content without a mistake', () => {
  expect(loadSound).not.toThrow();
});

it.each([...mistakes, ...publishedMistakes, ...slips])(
  'names $name once, with file and field, what was found and what to do, and blames no file that is as it should be',
  (mistake) => {
    const { problems, message } = errorAfter(mistake.make);
    const named = problems.filter(isFor(mistake));
    expect(named, message).toHaveLength(1);
    expect(named[0]?.message).toMatch(mistake.said);
    expect(message).toContain(mistake.file);
    const blamed = new Set(problems.map(({ file }) => file));
    expect([...blamed].filter((name) => name !== mistake.file && !mistake.also?.includes(name))).toEqual([]);
  },
);

it('names all mistakes in one run', () => {
  const { problems, message } = errorAfter(...mistakes.map(({ make }) => make));
  const missing = mistakes.filter((mistake) => !problems.some(isFor(mistake))).map(({ name }) => name);
  expect(missing, message).toEqual([]);
});

it('names all mistakes of one file in one run', () => {
  const file = 'content/standards/iso-14001.yaml';
  const { problems, message } = errorAfter((broken) => {
    edit(broken, file, misspell('tagline', 'taglin'));
    edit(broken, file, (document) => document.setIn(['benefits', 'items'], []));
  });
  for (const field of ['taglin', 'benefits.items'])
    expect(problems.some(isFor({ file, field })), message).toBe(true);
});
