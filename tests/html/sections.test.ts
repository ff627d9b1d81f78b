import { expect, it } from 'vitest';
import { pageSections } from '#src/content/sections.ts';
import { content } from './content.ts';
import { pageAt } from './documents.ts';

const sections = pageSections(content);
const pages = content.pages.filter(({ isListed }) => isListed);

it.each(pages)('$id has the sections that content may name, and no other', ({ id, address }) => {
  const page = pageAt(address);
  const known = [...(sections.get(id) ?? [])];
  expect(known.filter((section) => !page.getElementById(section))).toEqual([]);
  const shown = [...page.querySelectorAll('main section[id]')].map((section) => section.id);
  expect(shown.filter((section) => !known.includes(section))).toEqual([]);
});
