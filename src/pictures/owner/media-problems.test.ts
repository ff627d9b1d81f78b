import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { testFolder } from '#tests/test-folder.ts';
import { mediaProblems } from './media-problems.ts';

let folder: string;
const media = ['good.jpg', 'letter.jpg', 'small.png', 'evil.svg'];
const placed = (names: readonly string[]) => new Map(names.map((name) => [name, join(folder, name)]));

beforeEach(async () => {
  folder = await testFolder();
  for (const [name, side] of Object.entries({ 'good.jpg': 1200, 'small.png': 90 }))
    await sharp({ create: { width: side, height: side, channels: 3, background: '#036' } }).toFile(
      join(folder, name),
    );
  writeFileSync(join(folder, 'letter.jpg'), 'Dear colleagues');
  const evil = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onclick="1"/>';
  writeFileSync(join(folder, 'evil.svg'), evil);
});

it('names the pictures that no text names, and leaves other files alone', async () => {
  const files = new Map([['content/team.yaml', 'chairman: { photo: good.jpg }\n']]);
  const problems = await mediaProblems(
    files,
    placed(['good.jpg', 'DRAFT.JPG', 'README.md', '.DS_Store', 'letter.docx']),
  );
  expect(problems.map(({ file }) => file)).toEqual(['content/media/DRAFT.JPG', 'content/media/letter.docx']);
});

it.each<[what: string, files: Record<string, string>, said: string[]]>([
  [
    'every file that cannot be shown, by the field that names it',
    {
      'content/team.yaml':
        'chairman: { photo: letter.jpg }\ndirectors:\n  - photo: good.jpg\n  - photo: small.png\n',
      'content/clients.yaml': '- name: Mill\n- name: Dairy\n  logo: evil.svg\n',
      'content/standards/iso-9001.yaml': 'image: small.png\n',
    },
    [
      'content/team.yaml chairman.photo letter.jpg is a text,',
      'content/team.yaml directors[1].photo small.png has 90 ×',
      'content/clients.yaml [1].logo evil.svg is not safe',
      'content/standards/iso-9001.yaml image small.png has 90 ×',
    ],
  ],
  [
    'no good photo, no words under the same names, and nothing that the loader reports',
    {
      'content/team.yaml': 'chairman: { photo: good.jpg }\n',
      'content/labels.yaml': 'missing: { photo: No Image, logo: Logo Error }\n',
      'content/clients.yaml': '- logo: not-there.svg\n- logo: 7\n',
      'content/pages/about.yaml': 'image: good.jpg\n',
    },
    [],
  ],
  [
    'a picture on a page that shows no drawing where it could stand',
    { 'content/pages/terms.yaml': 'image: good.jpg\n' },
    [
      'content/pages/terms.yaml image has no place on this page, which opens without a drawing: remove the line',
    ],
  ],
  [
    'what is wrong beside a text that is no YAML',
    { 'content/a.yaml': 'photo: [\n  logo: : x', 'content/team.yaml': 'chairman: { photo: letter.jpg }' },
    ['content/team.yaml chairman.photo letter.jpg is a text,'],
  ],
])('names %s', async (_, files, said) => {
  const texts = Object.values(files);
  const named = media.filter((name) => texts.some((text) => text.includes(name)));
  const problems = await mediaProblems(new Map(Object.entries(files)), placed(named));
  const all = problems.map(({ file, field, message }) => `${file} ${field} ${message}`);
  expect(all).toEqual(said.map((begun) => expect.stringContaining(begun)));
});
