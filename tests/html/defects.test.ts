import { expect, it } from 'vitest';
import { z } from 'zod';
import { readTable } from '../table.ts';
import { builtAt, read } from './documents.ts';
import { pageAudits } from './page-audits.ts';
import { mistakesIn } from './validator.ts';

// The tests of the tests: a built page with one defect must turn red what is there for it, and nothing else.

const text = z.string();
const defect = z.strictObject({
  name: text,
  add: text.optional(),
  find: text.optional(),
  put: text.default(''),
  red: z.array(text),
});

const built = builtAt('/mrm');

it.each(readTable('tests/html/defects.yaml', z.array(defect)))(
  'finds $name',
  async ({ add, find, put, red }) => {
    const html = built.html.replace(new RegExp(find ?? '(?=<h2)', 's'), add ?? put);
    if (add !== '') expect(html).not.toBe(built.html);
    const page = read({ ...built, html });
    const found = Object.entries(pageAudits).flatMap(([name, audit]) =>
      audit(page).length > 0 ? [name] : [],
    );
    if ((await mistakesIn(html, built.file)).length > 0) found.push('validator');
    expect(found.toSorted()).toEqual(
      red.toSorted().map((name) => expect.stringMatching(new RegExp(`^${name}`))),
    );
  },
);
