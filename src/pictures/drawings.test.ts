import { expect, test } from 'vitest';
import { content } from '#src/site/content.ts';
import { picture } from './drawings.ts';

test('no two neighbours of the catalogue are seen from the same side', () => {
  const cameras = content.standards.filter(({ catalogue }) => catalogue).map(({ camera }) => camera);
  expect(cameras.filter((camera, index) => camera === cameras[index + 1])).toEqual([]);
});

test('the name of a file says what is drawn, and changes with its content alone', () => {
  const [card, other] = ['calendar-card', 'certificate-card'].map(picture);
  expect(card).toEqual({
    src: expect.stringMatching(/^\/art\/calendar-card\.[0-9a-f]{8}\.svg$/),
    width: expect.toSatisfy((width) => width > 0),
    height: expect.toSatisfy((height) => height > 0),
  });
  const hash = ({ src }: { src: string } = { src: '' }) => src.split('.')[1];
  expect(hash(card)).not.toBe(hash(other));
});

test('a name that does not exist is refused with those that do', () => {
  expect(() => picture('no-such-drawing')).toThrow(/no-such-drawing.*home-hero-wide/s);
});
