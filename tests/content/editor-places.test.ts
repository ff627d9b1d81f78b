import { expect, test } from 'vitest';
import { contentFiles } from '#src/content/files.ts';
import { checkedContent } from '#src/pictures/owner/checked-content.ts';
import { placesOf } from '../../scripts/editor/places.ts';

const places = placesOf(contentFiles());

test('every text has its place in the editor, but the list of published addresses', () => {
  const offered = new Set(places.map(({ file }) => file));
  const left = [...contentFiles().keys()].filter((file) => !offered.has(file));
  expect(left).toEqual(['content/addresses.yaml']);
});

test('pages stand in the order of the menus, the others after them', () => {
  const standard = (id: string) =>
    [`content/standards/${id}.yaml`, `code: ${id}\naddress: /${id}\n`] as const;
  const menus = ['content/navigation.yaml', '- page: c\n- page: b\n'] as const;
  const found = placesOf(new Map([standard('a'), standard('b'), standard('c'), menus]));
  expect(found.map(({ name }) => name)).toEqual(['c', 'b', 'a', 'Menus']);
});

test('every page can be chosen by its name, and is shown beside its text', async () => {
  const { pages } = await checkedContent();
  for (const { id, file, address } of pages)
    expect(places, id).toContainEqual(expect.objectContaining({ page: id, file, address }));
});
