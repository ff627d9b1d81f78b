import { expect, it } from 'vitest';
import { findChromium } from './find-chromium.ts';

const only =
  (...files: string[]) =>
  (file: unknown) =>
    files.includes(String(file));

it('takes the browser that CHROMIUM names', () => {
  expect(findChromium('/opt/own/chrome', only('/opt/own/chrome', '/usr/bin/chromium'))).toBe(
    '/opt/own/chrome',
  );
});

it('says what is wrong when CHROMIUM names nothing', () => {
  expect(() => findChromium('/opt/gone', only('/usr/bin/chromium'))).toThrow(
    /CHROMIUM is "\/opt\/gone".*no file/,
  );
});

it('finds Chromium before Chrome, and Chrome where there is no Chromium', () => {
  expect(findChromium('', only('/usr/bin/google-chrome', '/usr/bin/chromium'))).toBe('/usr/bin/chromium');
  expect(findChromium('', only('/usr/bin/google-chrome'))).toBe('/usr/bin/google-chrome');
});

it('takes Chromium without a window where there is one', () => {
  const shell = '/usr/bin/chromium-headless-shell';
  expect(findChromium('', only('/usr/bin/chromium', shell))).toBe(shell);
});

it('finds nothing where there is nothing', () => {
  expect(findChromium('', only())).toBeUndefined();
});
