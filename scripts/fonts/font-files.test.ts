import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '@site/hosting';
import { openFont } from '@site/type';
import { beforeAll, describe, expect, test } from 'vitest';
import { CHARACTERS, NOT_IN_THE_FONTS } from './characters.ts';
import { fontFiles } from './font-files.ts';

const CONTENT = join(projectRoot, 'content');

let made: ReadonlyMap<string, Buffer>;
beforeAll(async () => {
  made = await fontFiles();
});

describe('the fonts of src/fonts and the rules of the local fonts', () => {
  test('are what the script makes', async () => {
    for (const [name, bytes] of made) {
      const committed = await readFile(join(projectRoot, name));
      expect(committed.equals(bytes), `${name} is out of date: npm run make:fonts`).toBe(true);
    }
    const fonts = (await readdir(join(projectRoot, 'src/fonts'))).map((name) => `src/fonts/${name}`);
    expect([...made.keys()]).toEqual(expect.arrayContaining(fonts));
  });

  test('stay within the budget of 25 KB', () => {
    const fonts = [...made].filter(([name]) => name.endsWith('.woff2'));
    expect(fonts.reduce((sum, [, bytes]) => sum + bytes.length, 0)).toBeLessThanOrEqual(25 * 1024);
  });
});

describe('characters', () => {
  /** The signs that the design and the texts call for. */
  const WANTED = '©®°±×÷§·–—‘’“”•…′″→←↑↓↗√−≤≥≈½¼é≠\u00a0';

  test('are all drawn, or known not to be', async () => {
    const font = openFont(made.get('src/fonts/archivo.woff2') ?? Buffer.alloc(0));
    const isDrawn = (sign: string) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
    const missing = [...WANTED, ...CHARACTERS].filter((sign) => !isDrawn(sign));
    expect([...new Set(missing)].sort()).toEqual([...NOT_IN_THE_FONTS].sort());
  });

  test('of the content are all drawn', async () => {
    const known = new Set(`${CHARACTERS}\n`);
    const files = (await readdir(CONTENT, { recursive: true })).filter((name) => /\.(ya?ml|md)$/.test(name));
    const texts = await Promise.all(
      files.map(async (name) => ({ name, text: await readFile(join(CONTENT, name), 'utf8') })),
    );
    const unknown = texts.flatMap(({ name, text }) =>
      [...new Set(text)].filter((sign) => !known.has(sign)).map((sign) => `content/${name}: "${sign}"`),
    );
    expect(files.length).toBeGreaterThan(0);
    expect(unknown, 'Write it otherwise, or add it to CHARACTERS in scripts/fonts/characters.ts').toEqual([]);
  });
});
