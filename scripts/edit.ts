import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { join } from 'node:path';
import { bundle, serveEditor } from '@site/editor';
import { projectRoot, reportFailure, stopSignal } from '@site/hosting';
import { freePort } from './bench/free-port.ts';
import { siteAt } from './editor/site-at.ts';

const site = siteAt(projectRoot);

/** What `npm run edit` does: serve the editor, and the site as `npm run dev` shows it, until asked to end. */
const edit = async (signal: AbortSignal): Promise<void> => {
  const port = await freePort();
  const editor = await serveEditor(site, {
    port: Number(process.env.PORT ?? 4330),
    preview: `http://127.0.0.1:${port}`,
    own: join(projectRoot, '.editor'),
    assets: await bundle(site.look),
    log: (line) => console.warn(line),
  });
  // It shows the pages, and ends with the editor.
  const astro = ['node_modules/astro/bin/astro.mjs', 'dev', '--host', '127.0.0.1', '--port', String(port)];
  const preview = spawn(process.execPath, astro, { stdio: ['ignore', 'pipe', 'inherit'] });
  // Once it is ready it names its address, which a page that comes too early would not find.
  for await (const [chunk] of on(preview.stdout, 'data', { close: ['end'] }))
    if (String(chunk).includes(String(port))) break;
  preview.stdout.resume();
  console.log(`Edit the site at ${editor.address}\nCtrl-C ends it.`);
  if (!signal.aborted) await once(signal, 'abort');
  preview.kill();
  await editor.close();
};

await edit(stopSignal()).catch(reportFailure);
