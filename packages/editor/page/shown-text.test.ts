import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { showsWhatIsWritten } from './shown-text.ts';

test('a page has what is being written, as long as it is, and what is saved again', async () => {
  const root = await mkdtemp(join(tmpdir(), 'shown-'));
  await mkdir(join(root, 'content'));
  for (const name of ['a', 'b']) await writeFile(join(root, `content/${name}.yaml`), `name: ${name}\n`);
  await writeFile(
    join(root, 'page.js'),
    "import a from '/content/a.yaml?raw'; import b from '/content/b.yaml?raw'; export const says = a + b;",
  );
  const place = join(root, 'shown.json');
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [showsWhatIsWritten(root, place)],
  });
  onTestFinished(async () => {
    await server.close();
    await rm(root, { recursive: true });
  });
  const says = async () => {
    const { says } = await server.ssrLoadModule('/page.js');
    return says;
  };
  const show = (name: string, text: string) =>
    writeFile(place, JSON.stringify({ file: `content/${name}.yaml`, text }));
  expect(await says()).toBe('name: a\nname: b\n');
  await show('a', 'name: written\n');
  await expect.poll(says).toBe('name: written\nname: b\n');
  await show('b', 'name: other\n');
  await expect.poll(says).toBe('name: a\nname: other\n');
  await rm(place);
  await expect.poll(says).toBe('name: a\nname: b\n');
});
