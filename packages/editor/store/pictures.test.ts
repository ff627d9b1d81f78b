import { expect, test } from 'vitest';
import { pictureName } from './pictures.ts';

test.each([
  ['B Fernando (2).JPG', 'jpg', 'b-fernando-2.jpg'],
  ['../../etc/Dès-Kumāra.png', 'webp', 'etc-des-kumara.webp'],
  ['සිංහල.jpeg', 'jpg', 'picture.jpg'],
  ['.htaccess', 'png', 'picture.png'],
])('%s is kept as a plain name', (file, ending, name) => {
  expect(pictureName(file, ending, [])).toBe(name);
});

test('a name that is taken, be it in capitals, is not taken again', () => {
  expect(pictureName('mill.png', 'png', ['Mill.PNG', 'mill-2.png', 'mill.svg'])).toBe('mill-3.png');
});
