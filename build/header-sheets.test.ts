import { expect, test } from 'vitest';
import { headerSheets } from './header-sheets.ts';

const sheet = (name: string) => `<link rel="stylesheet" href="/_astro/${name}.css">`;
const pages = {
  'index.html': `${sheet('shell')}<header><a href="/">Home</a><a href="/team#us">Team</a></header><a href="/terms">Terms</a>`,
  'team.html': sheet('shell') + sheet('team'),
  'terms.html': sheet('terms'),
};

test('the sheets of the pages in the header, each once, and no other', () => {
  expect(headerSheets(new Map(Object.entries(pages)))).toEqual(['/_astro/shell.css', '/_astro/team.css']);
});
