import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

it('no two modules of styles have one name, by which their classes are told apart', () => {
  const names = globSync('src/**/*.module.css').map((path) => basename(path));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});
