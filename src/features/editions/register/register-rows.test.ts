import { expect, test } from 'vitest';
import { content } from '#src/site/content.ts';
import { addressOf } from '#src/site/pages.ts';
import { registerRows } from './register-rows.ts';

const rows = registerRows(content, addressOf);
const row = (page: string) => rows.find((entry) => entry.page === page);

test('every row of the register is shown', () => {
  expect(rows).toHaveLength(content.editions.length);
});

test.each(
  [
    ['iso-9001', '9001', '/iso9001Main'],
    ['iso-17025', '17025', '/iso17025Main'],
    ['fssc-22000', 'FSSC', '/fssc22000Main'],
    ['haccp', 'HACCP', '/hacpMain'],
  ].filter(([page]) => content.pages.some(({ id }) => id === page)),
)('%s stands large as %s and leads to %s', (page, numeral, href) => {
  expect(row(page)).toMatchObject({ numeral, href });
});
