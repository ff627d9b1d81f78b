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
  // What is written before the server has looked round the folder is no change to it: it is written again.
  const saysOf = (name: string, text: string) =>
    expect.poll(() => show(name, text).then(says), { timeout: 30_000 });
  expect(await says()).toBe('name: a\nname: b\n');
  await saysOf('a', 'name: written\n').toBe('name: written\nname: b\n');
  await saysOf('b', 'name: other\n').toBe('name: a\nname: other\n');
  await rm(place);
  await expect.poll(says, { timeout: 30_000 }).toBe('name: a\nname: b\n');
});
