import { expect, it } from 'vitest';
import { twoColours } from './odd-pictures.ts';
import { pictureOf } from './picture-of.ts';
import { places } from './places.ts';

it('offers AVIF before WebP, each in rising widths, and a WebP of middle width to whoever knows neither', async () => {
  const bytes = await twoColours(800, 1000, '#111', '#eee');
  const sound = { kind: 'png', width: 800, height: 1000 } as const;
  const { picture, versions } = pictureOf('b.png', bytes, sound, places.portrait);
  const [avif, webp, ...more] = picture.sources ?? [];
  expect(more).toEqual([]);
  expect([avif?.type, webp?.type]).toEqual(['image/avif', 'image/webp']);
  for (const [source, format] of [
    [avif, 'avif'],
    [webp, 'webp'],
  ] as const) {
    const offered = source?.srcSet.split(', ').map((entry) => entry.split(' '));
    expect(offered?.map(([, width]) => width)).toEqual(['160w', '320w', '640w', '800w']);
    for (const [address] of offered ?? []) {
      expect(address).toMatch(new RegExp(`^/media/b-\\d+\\..*\\.${format}$`));
      expect(versions.map(({ file }) => `/media/${file}`)).toContain(address);
    }
  }
  expect(picture.src).toMatch(/^\/media\/b-640\..*\.webp$/);
  expect([picture.width, picture.height]).toEqual([800, 1000]);
});

it('shows a drawing from its one file, in its shape', () => {
  const sound = { kind: 'svg', width: 40, height: 10 } as const;
  const { picture, versions } = pictureOf('mill.svg', Buffer.from('<svg/>'), sound, places.logo);
  expect(versions.map(({ file }) => `/media/${file}`)).toEqual([picture.src]);
  expect(picture).toMatchObject({ width: 320, height: 80 });
  expect(picture.sources).toBeUndefined();
});
