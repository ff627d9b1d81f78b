import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { shortName } from './class-names.ts';

const [file = ''] = globSync('src/components/*/*.module.css').sort();

test('classes of a file share its letters and count on', () => {
  const css = '.card{}.title{}@media (width<9px){.card .note{}}';
  const [card = '', ...others] = ['card', 'title', 'note'].map((name) => shortName(name, resolve(file), css));
  const letters = card.slice(0, -1);
  expect([card, ...others]).toEqual([`${letters}0`, `${letters}1`, `${letters}2`]);
  expect(letters).toMatch(/^[a-z]+$/);
});

test('no two classes of the site have the same name', () => {
  const names = globSync('src/**/*.module.css').flatMap((path) => {
    const css = readFileSync(path, 'utf8');
    const classes = new Set([...css.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi)].map(([, name = '']) => name));
    return [...classes].map((name) => shortName(name, resolve(path), css));
  });
  expect(names.length).toBeGreaterThan(300);
  expect(new Set(names).size).toBe(names.length);
});
