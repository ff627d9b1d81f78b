import { expect, test } from 'vitest';
import { findText } from './find-text.ts';

const page = 'Menu Quality Safety Home Ask us Quality We look twice. Safety Nobody is hurt. Partly Art';
const placesOf = (...sought: string[]) => findText(page, sought).map(({ at }) => at);

test('of two places that say the same, the one beside the other texts comes first', () => {
  expect(placesOf('Safety', 'Nobody is hurt.')).toEqual([page.lastIndexOf('Safety'), page.indexOf('Safety')]);
  expect(placesOf('Quality', 'Menu')).toEqual([page.indexOf('Quality'), page.lastIndexOf('Quality')]);
});

test('where a page does not say a text, the next one is found, and of a long one its beginning', () => {
  expect(placesOf('Not said', 'We look twice.')).toEqual([page.indexOf('We look')]);
  const changed = 'Quality We look twice. Safety Nobody is hurt, and all the rest';
  expect(findText(page, [changed])).toEqual([
    { at: page.lastIndexOf('Quality'), length: 'Quality We look twice. Safety Nobody is'.length },
  ]);
  expect(placesOf('Nowhere')).toEqual([]);
  expect(placesOf()).toEqual([]);
});

test('a part of a word is no place', () => {
  expect(placesOf('art')).toEqual([]);
  expect(placesOf('Art')).toEqual([page.lastIndexOf('Art')]);
});
