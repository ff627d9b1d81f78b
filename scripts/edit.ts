import { spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { join } from 'node:path';
import { bundle, type Site, serveEditor } from '@site/editor';
import { projectRoot, reportFailure, stopSignal } from '@site/hosting';
import { schemaOf } from '#src/content/content-files.ts';
import { contentFiles } from '#src/content/files.ts';
import { ContentError } from '#src/content/problem.ts';
import { checkedContent } from '#src/pictures/owner/checked-content.ts';
import { freePort } from './bench/free-port.ts';
import { placesOf } from './editor/places.ts';

const site: Site = {
  root: projectRoot,
  look: join(projectRoot, 'src'),
  texts: () => contentFiles(),
  places: placesOf,
  schemaOf,
  check: async (texts) => {
    try {
      await checkedContent(texts);
      return [];
    } catch (error) {
      if (error instanceof ContentError) return error.problems;
      throw error;
    }
  },
};

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
