import { expect, it } from 'vitest';
import { contentFiles, mediaNames, routeAddresses } from '#src/content/files.ts';
import { loadContent } from '#src/content/load.ts';
import { ContentError, type Problem } from '#src/content/problem.ts';
import { edit, type Files, type Mistake, misspell, mistakes } from './broken.ts';
import { publishedMistakes } from './published-mistakes.ts';

const files = contentFiles();
const media = mediaNames();
const routes = routeAddresses();

/** The error that loading the content ends on once it has been broken. Throws when it loads all the same. */
const errorAfter = (...makes: readonly ((files: Files) => void)[]): ContentError => {
  const broken = new Map(files);
  for (const make of makes) make(broken);
  try {
    loadContent(broken, media, routes);
  } catch (error) {
    if (error instanceof ContentError) return error;
    throw error;
  }
  throw new Error('The content was taken for sound.');
};

const isFor =
  ({ file, field }: Pick<Mistake, 'file' | 'field'>) =>
  (problem: Problem) =>
    problem.file === file &&
    (typeof field === 'string' ? problem.field === field : field.test(problem.field));

it('loads content without a mistake', () => {
  expect(() => loadContent(files, media, routes)).not.toThrow();
});

it.each([...mistakes, ...publishedMistakes])(
  'names $name once, with file and field, what was found and what to do',
  (mistake) => {
    const { problems, message } = errorAfter(mistake.make);
    const named = problems.filter(isFor(mistake));
    expect(named, message).toHaveLength(1);
    expect(named[0]?.message).toMatch(mistake.found);
    expect(named[0]?.message).toMatch(mistake.advice);
    expect(message).toContain(mistake.file);
  },
);

it.each([...mistakes, ...publishedMistakes])(
  'blames for $name no file that is as it should be',
  ({ make, file, also = [] }) => {
    const blamed = new Set(errorAfter(make).problems.map((problem) => problem.file));
    expect([...blamed].filter((name) => name !== file && !also.includes(name))).toEqual([]);
  },
);

it('names all mistakes in one run', () => {
  const { problems, message } = errorAfter(...mistakes.map(({ make }) => make));
  const missing = mistakes.filter((mistake) => !problems.some(isFor(mistake))).map(({ name }) => name);
  expect(missing, message).toEqual([]);
});

it('names all mistakes of one file in one run', () => {
  const file = 'content/standards/iso-9001.yaml';
  const { problems, message } = errorAfter((broken) => {
    edit(broken, file, misspell('tagline', 'taglin'));
    edit(broken, file, (document) => document.setIn(['benefits', 'items'], []));
  });
  for (const field of ['taglin', 'benefits.items'])
    expect(problems.some(isFor({ file, field })), message).toBe(true);
});
