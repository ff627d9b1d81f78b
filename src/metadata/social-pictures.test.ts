import sharp from 'sharp';
import { expect, test } from 'vitest';
import { content } from '#src/site/content.ts';
import { pageById } from '#src/site/pages.ts';
import { twoColours } from '#tests/odd-pictures.ts';
import { photographed, socialCardPlan, socialPicture } from './social-pictures.ts';

// Their sizes are read in the built files: tests/html.
test('a name carries a hash, so that it can be cached for good; the words of the picture are its alternative text', () => {
  const drawn = content.standards.find(({ image }) => image === undefined);
  if (!drawn) throw new Error('Every standard opens with a photo: no picture has words.');
  const { alt, src } = socialPicture(drawn.id);
  expect(src).toMatch(/^\/social\/[\w-]+\.[0-9a-f]{8}\.png$/);
  for (const words of [drawn.code, drawn.name]) expect(alt).toContain(words);
});

test("the owner's picture is shown upright, its middle, in a JPEG of 1200 by 630 pixels", async () => {
  // Stored lying on its left side: red at the left is red at the top.
  const upright = await twoColours(1600, 1200, '#d00', '#00d');
  const photo = await sharp(upright).rotate(270).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const { src, alt, make } = photographed('about', 'Our office', photo);
  expect(src).toMatch(/^\/social\/about\.[0-9a-f]{8}\.jpg$/);
  const picture = sharp(await make());
  const { format } = await picture.metadata();
  expect({ alt, format }).toEqual({ alt: 'Our office', format: 'jpeg' });
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const red = (row: number) => data[row * info.width * info.channels] ?? 0;
  expect([red(100) > 180, red(530) > 180]).toEqual([true, false]);
});

const { firm, standards } = content;
const catalogued = standards.filter(({ catalogue }) => catalogue !== undefined).length;

test.each([
  ['iso-17025', '17025', /^ISO\/IEC 17025:2017\n./],
  ['fssc-22000', 'FSSC', /^FSSC 22000\n./],
  // No letters that could be taken for the mark.
  ['ce-marking', undefined, /./],
  ['catalogue', `${catalogued}`, /./],
  ['about', `${firm.since}`, /./],
  ['credentials', `${firm.incorporated}`, /./],
  // Without the abbreviation in brackets.
  ['management-review', undefined, /^Management\sReview\sMeetings$/],
])('%s shows %s, its code above its name', (id, numeral, lines) => {
  const plan = socialCardPlan(pageById(id));
  expect(plan.numeral).toBe(numeral);
  expect(plan.lines.join('\n')).toMatch(lines);
});
