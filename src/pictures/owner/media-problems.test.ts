import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { readTable } from '#tests/table.ts';
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
  const problems = await mediaProblems(files, placed(['good.jpg', 'DRAFT.JPG', 'README.md', 'letter.docx']));
  expect(problems.map(({ file }) => file)).toEqual(['content/media/DRAFT.JPG', 'content/media/letter.docx']);
});

const texts = z.record(z.string(), z.string());
const rows = readTable(
  'src/pictures/owner/media-problems.yaml',
  z.record(z.string(), z.strictObject({ files: texts, said: z.array(z.string()) })),
);

it.each(Object.entries(rows))('names %s', async (_, { files, said }) => {
  const named = media.filter((name) => Object.values(files).some((text) => text.includes(name)));
  const problems = await mediaProblems(new Map(Object.entries(files)), placed(named));
  const all = problems.map(({ file, field, message }) => `${file} ${field} ${message}`);
  expect(all).toEqual(said.map((begun) => expect.stringContaining(begun)));
});
