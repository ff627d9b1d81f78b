import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { twoColours } from '#src/pictures/owner/odd-pictures.ts';
import { setFields } from './copy.ts';

// As the README tells an owner: files into content/media/, a line for each in YAML, build.

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h40v10z"/></svg>';

/** Puts pictures of kinds that owners have into a copy: one lies on its side, one is in printing colours, one transparent. */
export const putOddPictures = async (root: string) => {
  const put = (media: string, bytes: Uint8Array, file: string, path: readonly (string | number)[]) => {
    writeFileSync(join(root, 'content/media', media), bytes);
    setFields(root, file, [[path, media]]);
  };
  const upright = await twoColours(700, 1101, '#d00', '#00d');
  const located = { IFD0: { Artist: 'E. Hassan' }, IFD3: { GPSLatitude: '6/1 55/1 0/1' } };
  const lying = sharp(upright)
    .rotate(270)
    .flatten()
    .jpeg()
    .withExif(located)
    .withMetadata({ orientation: 6 });
  put('Chairman_1.JPG', await lying.toBuffer(), 'content/team.yaml', ['chairman', 'photo']);
  const ink = sharp(await twoColours(1300, 450, '#c0392b', '#2e86c1')).flatten();
  const director = await ink.toColourspace('cmyk').jpeg().toBuffer();
  put('director.jpg', director, 'content/team.yaml', ['directors', 0, 'photo']);
  const mill = await twoColours(333, 97, '#124a78', '#fff0');
  put('mill.png', mill, 'content/clients.yaml', [0, 'logo']);
  put('spice.svg', Buffer.from(drawing), 'content/clients.yaml', [1, 'logo']);
  const office = sharp(await twoColours(1999, 1207, '#456', '#9ab')).jpeg();
  put('office.jpg', await office.toBuffer(), 'content/pages/about.yaml', ['image']);
};

const pixel = async (path: string, across: number, down: number) => {
  const { data, info } = await sharp(path).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(down * info.height) * info.width + Math.floor(across * info.width)) * info.channels;
  return [...data.subarray(at, at + info.channels)];
};

const isNear = (found: readonly number[], expected: readonly number[], within: number) =>
  expected.every((value, channel) => Math.abs(value - (found[channel] ?? Number.NaN)) <= within);

/** The tests of what a build has made of them. */
export const testOddPictures = (dist: () => string) =>
  describe('a build with odd pictures of the owner', () => {
    const built = (file: string) => {
      const { document } = new Window();
      document.write(readFileSync(join(dist(), file), 'utf8'));
      return document;
    };

    /** The files that a page offers for the picture of this name, by type. */
    const offered = (file: string, stem: string) => {
      const image = [...built(file).querySelectorAll('picture > img')].find(({ outerHTML }) =>
        outerHTML.includes(`/${stem}.`),
      );
      const [width = 0, height = 0] = ['width', 'height'].map((side) => Number(image?.getAttribute(side)));
      const addresses = [...(image?.parentElement?.querySelectorAll('source') ?? [])].map((source) => ({
        type: source.getAttribute('type'),
        files: [...(source.getAttribute('srcset') ?? '').matchAll(/(\/_astro\/[\w.-]+) (\d+)w/g)].map(
          ([, address = '', wide]) => ({ path: join(dist(), address), wide: Number(wide) }),
        ),
      }));
      return { src: image?.getAttribute('src'), width, height, addresses };
    };

    it.each([
      // Turned as its EXIF asks.
      [
        'the turned photo of the chairman',
        'team.html',
        'Chairman_1',
        [700, 1101],
        [221, 0, 0],
        [0, 0, 221],
        12,
      ],
      // Cut to what the frame shows; what ink on paper can show of the colours.
      [
        'a director in printing colours',
        'team.html',
        'director',
        [450, 450],
        [192, 57, 43],
        [46, 134, 193],
        30,
      ],
      ['a transparent logo', 'about.html', 'mill', [333, 97], [18, 74, 120, 255], [0, 0, 0, 0], 6],
      ["the page's opening", 'about.html', 'office', [1999, 1207], [68, 85, 102], [153, 170, 187], 12],
    ] as const)(
      'shows %s as AVIF and WebP, upright, in its colours',
      async (_, file, stem, size, upper, lower, within) => {
        const { src, width, height, addresses } = offered(file, stem);
        expect([width, height]).toEqual(size);
        expect(addresses.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
        expect(addresses[1]?.files.map(({ path }) => path)).toContain(join(dist(), src ?? ''));
        for (const { files } of addresses) {
          expect(files.at(-1)?.wide).toBe(width);
          for (const { path, wide } of files) {
            const { exif, icc, xmp, orientation, space, ...made } = await sharp(path).metadata();
            expect([made.width, made.height]).toEqual([wide, Math.round((wide * height) / width)]);
            expect({ exif, icc, xmp, orientation, space }).toEqual({ space: 'srgb' });
            expect(isNear(await pixel(path, 0.5, 0.2), upper, within), `${path} above`).toBe(true);
            expect(
              isNear(
                await pixel(path, 0.5, 0.8).then((found) => (found[3] === 0 ? [0, 0, 0, 0] : found)),
                lower,
                within,
              ),
              `${path} below`,
            ).toBe(true);
          }
        }
      },
    );

    it('publishes a drawing as it is', () => {
      const image = [...built('about.html').querySelectorAll('img')].find((one) =>
        one.getAttribute('src')?.includes('/spice.'),
      );
      expect(readFileSync(join(dist(), image?.getAttribute('src') ?? ''), 'utf8')).toBe(drawing);
      expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['320', '80']);
    });

    it("shows the page's opening where its link is shared", async () => {
      const address = built('about.html').querySelector('meta[property="og:image"]')?.getAttribute('content');
      expect(address).toMatch(/\/social\/about\.[0-9a-f]{8}\.jpg$/);
      const { format, width, height } = await sharp(join(dist(), new URL(address ?? '').pathname)).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    });

    it('publishes no original', () => {
      expect(readdirSync(join(dist(), '_astro')).filter((file) => /\.jpe?g$|\.png$/i.test(file))).toEqual([]);
    });
  });
