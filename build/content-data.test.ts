import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { testFolder } from '#tests/test-folder.ts';
import { contentData } from './content-data.ts';
import { projectRoot } from './paths.ts';

test('a page has what is being written, as long as it is, and what is saved again', async () => {
  const root = await testFolder();
  for (const part of ['content', 'src/pages'])
    await cp(join(projectRoot, part), join(root, part), { recursive: true });
  await writeFile(
    join(root, 'page.js'),
    "import { content } from 'virtual:content'; export const says = [content.home, content.about].map(({ title }) => title);",
  );
  const shown = join(root, 'shown.json');
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [contentData({ root, shown })],
  });
  onTestFinished(() => server.close());
  const says = async () => {
    const { says } = await server.ssrLoadModule('/page.js');
    return says;
  };
  const written = async (page: string) => {
    const file = `content/pages/${page}.yaml`;
    const text = await readFile(join(projectRoot, file), 'utf8');
    return { file, text: text.replace(/^title: .*$/m, 'title: What is being written') };
  };
  // What is written before the server has looked round the folder is no change to it: it is written again.
  const saysOnce = (write: () => Promise<void>) => expect.poll(() => write().then(says), { timeout: 30_000 });
  const [home, about] = await says();
  const ofHome = await written('home');
  const ofAbout = await written('about');
  await saysOnce(() => writeFile(shown, JSON.stringify(ofHome))).toEqual(['What is being written', about]);
  await saysOnce(() => writeFile(shown, JSON.stringify(ofAbout))).toEqual([home, 'What is being written']);
  await rm(shown);
  await expect.poll(says, { timeout: 30_000 }).toEqual([home, about]);
  await saysOnce(() => writeFile(join(root, ofHome.file), ofHome.text)).toEqual([
    'What is being written',
    about,
  ]);
});
