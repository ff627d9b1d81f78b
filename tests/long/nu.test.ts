import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { builtPages } from '../built.ts';
import { nuProblems } from './nu.ts';

const dist = join(import.meta.dirname, '../../dist');

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>A page</title></head><body><h1>Heading</h1>${body}</body></html>`;
const defects: Readonly<Record<string, readonly [body: string, ...messages: RegExp[]]>> = {
  nothing: ['<p>Text.</p>'],
  'an id twice': ['<p id="a">One</p><p id="a">Two</p>', /Duplicate ID/],
  'an image without alternative text': ['<img src="a.png">', /must have an .*alt/],
  'a block in a paragraph': ['<p>Text<div>Block</div></p>', /No .*p.* element in scope/],
  'a role that does not exist': ['<p role="knob">Text</p>', /Bad value .*knob/],
};

/** All problems of all files: Java takes seconds to start, so it starts once. */
let problems: string[];
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'nu-'));
  const seeded = Object.entries(defects).map(([name, [body]]) => ({ file: fileOf(folder, name), body }));
  await Promise.all(seeded.map(({ file, body }) => writeFile(file, page(body))));
  problems = await nuProblems([
    ...builtPages.map(({ file }) => join(dist, file)),
    ...seeded.map(({ file }) => file),
  ]);
  await rm(folder, { recursive: true });
}, 120_000);
const fileOf = (folder: string, name: string) => join(folder, `${name.replaceAll(' ', '-')}.html`);

it('finds no mistake in the HTML of any page', () => {
  expect(problems.filter((problem) => problem.includes(dist))).toEqual([]);
});

it.each(Object.entries(defects))('finds %s', (name, [, ...messages]) => {
  const found = problems.filter((problem) => problem.includes(fileOf('', name)));
  expect(found).toEqual(messages.map((message) => expect.stringMatching(message)));
});
