import { describe, expect, test } from 'vitest';
import { readOptions } from './options.ts';

describe('the options of npm start', () => {
  test('are these when nothing is set', () => {
    expect(readOptions({})).toEqual({
      port: 4321,
      host: 'localhost',
      allowedHosts: [],
      log: true,
      secure: false,
    });
  });
  test('are read from the environment', () => {
    const env = {
      PORT: '8080',
      HOST: '0.0.0.0',
      HOSTS: 'Example.org, www.example.org',
      LOG: 'off',
      HTTPS: 'on',
    };
    expect(readOptions(env)).toEqual({
      port: 8080,
      host: '0.0.0.0',
      allowedHosts: ['example.org', 'www.example.org'],
      log: false,
      secure: true,
    });
  });
  test.each([
    [{ PORT: 'abc' }, /PORT is "abc".*0 to 65535.*PORT=8080 npm start/],
    [{ PORT: '65536' }, /PORT is "65536"/],
    [{ PORT: '-1' }, /PORT is "-1"/],
    [{ PORT: '80.5' }, /PORT is "80.5"/],
    [{ PORT: '0x50' }, /PORT is "0x50"/],
    [{ HOST: 'http://localhost' }, /HOST has "http:\/\/localhost".*without scheme/],
    [{ HOSTS: 'a.example,b.example/path' }, /HOSTS has "b.example\/path"/],
    [{ LOG: 'yes' }, /LOG is "yes".*on or off/],
    [{ HTTPS: '1' }, /HTTPS is "1"/],
  ])('are refused with a sentence: %o', (env, sentence) => {
    expect(() => readOptions(env)).toThrow(sentence);
  });
});
