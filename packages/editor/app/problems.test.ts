import { expect, test } from 'vitest';
import { errorsOf, idOf } from './problems.ts';

test('what is wrong with a field stands at it, what is wrong elsewhere does not', () => {
  const file = 'content/a.yaml';
  const problems = [
    { file, field: 'items[2].title', message: 'is empty' },
    { file, field: 'items[2].title', message: 'is no title' },
    { file, field: '', message: 'is missing' },
    { file, field: 'line 3', message: 'is no YAML' },
    { file: 'content/b.yaml', field: 'items', message: 'is another' },
  ];
  expect(errorsOf(problems, file)).toEqual({
    items: { 2: { title: { __errors: ['is empty', 'is no title'] } } },
  });
  expect(idOf('items[2].title')).toBe('root_items_2_title');
});
