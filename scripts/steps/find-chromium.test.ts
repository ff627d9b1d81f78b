import { expect, test } from 'vitest';
import { findChromium, findWindowlessChromium } from './find-chromium.ts';

const only =
  (...files: string[]) =>
  (file: unknown) =>
    files.includes(String(file));

test('takes the browser that CHROMIUM names', () => {
  expect(findChromium('/opt/own/chrome', only('/opt/own/chrome', '/usr/bin/chromium'))).toBe(
    '/opt/own/chrome',
  );
});

test('says what is wrong when CHROMIUM names nothing', () => {
  expect(() => findChromium('/opt/gone', only('/usr/bin/chromium'))).toThrow(
    /CHROMIUM is "\/opt\/gone".*no file/,
  );
});

test('finds Chromium before Chrome, and Chrome where there is no Chromium', () => {
  expect(findChromium('', only('/usr/bin/google-chrome', '/usr/bin/chromium'))).toBe('/usr/bin/chromium');
  expect(findChromium('', only('/usr/bin/google-chrome'))).toBe('/usr/bin/google-chrome');
});

test('takes Chromium without a window where it is asked for, is there, and no other is named', () => {
  const shell = '/usr/bin/chromium-headless-shell';
  const there = only('/usr/bin/chromium', shell);
  expect(findChromium('', there)).toBe('/usr/bin/chromium');
  expect(findWindowlessChromium('', there)).toBe(shell);
  expect(findWindowlessChromium('/usr/bin/chromium', there)).toBe('/usr/bin/chromium');
  expect(findWindowlessChromium('', only('/usr/bin/chromium'))).toBe('/usr/bin/chromium');
});

test('finds nothing where there is nothing', () => {
  expect(findChromium('', only())).toBeUndefined();
});
