import { once } from 'node:events';
import { join } from 'node:path';
import { bundle, serveEditor } from '@site/editor';
import { claimPort } from '#build/listen.ts';
import { projectRoot } from '#build/paths.ts';
import { reportFailure } from '#build/problem.ts';
import { stopSignal } from '#build/stop-signal.ts';
import { siteAt } from './editor/site-at.ts';
import { servePagesBeside } from './editor/site-pages.ts';

const site = siteAt(projectRoot);
const own = join(projectRoot, '.editor');

/** What `npm run edit` does: serve the editor, and the pages beside its forms, until asked to end. */
const edit = async (signal: AbortSignal): Promise<void> => {
  const port = Number(process.env.PORT ?? 4330);
  await claimPort(port);
  const pages = await servePagesBeside(own);
  try {
    const editor = await serveEditor(site, {
      port,
      preview: pages.origin,
      own,
      assets: await bundle(site.look),
      log: (line) => console.warn(line),
    });
    // A frame that comes too early would not find its page.
    await pages.ready;
    console.log(`Edit the site at ${editor.address}\nCtrl-C ends it.`);
    if (!signal.aborted) await once(signal, 'abort');
    await editor.close();
  } finally {
    await pages.close();
  }
};

await edit(stopSignal()).catch(reportFailure);
