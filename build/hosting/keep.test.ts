import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { testFolder } from '#tests/test-folder.ts';
import { listen } from '../listen.ts';
import { keepPublished } from './keep.ts';

const dist = async () => {
  const folder = await testFolder();
  await writeFile(join(folder, 'hashed.txt'), '_astro/same.1a2b3c4d.js');
  return folder;
};

/** A published site with these files. */
const site = async (files: Readonly<Record<string, string>>) => {
  const server = createServer(({ url = '' }, response) => {
    const text = files[url.slice(1)];
    response.writeHead(text === undefined ? 404 : 200).end(text);
  });
  const port = await listen(server, 0);
  onTestFinished(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });
  return `http://127.0.0.1:${port}`;
};

const list = '_astro/same.1a2b3c4d.js\n_astro/old.1a2b3c4d.js\nindex.html\n../up.1a2b3c4d.js';

test('what the published site names by a hash and the new one has not is kept, with its copies', async () => {
  const next = await dist();
  const url = await site({ 'hashed.txt': list, '_astro/old.1a2b3c4d.js': 'old();'.repeat(100) });
  expect(await keepPublished(next, url)).toBe('1 files of the published release are kept.');
  expect(await readFile(join(next, '_astro/old.1a2b3c4d.js'), 'utf8')).toMatch(/^old\(\);/);
  expect(await readdir(join(next, '_astro'))).toEqual(
    expect.arrayContaining(['old.1a2b3c4d.js.br', 'old.1a2b3c4d.js.gz']),
  );
  expect(await readFile(join(next, 'hashed.txt'), 'utf8')).not.toContain('old');
});

test('where no site is published yet, nothing is kept, and one that lacks what it names is refused', async () => {
  expect(await keepPublished(await dist(), await site({}))).toMatch(/^There is no hashed\.txt at http/);
  await expect(keepPublished(await dist(), await site({ 'hashed.txt': list }))).rejects.toThrow(
    /names _astro\/old\.1a2b3c4d\.js, which is not there/,
  );
});
