import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { bundle, cookieOf, ownFolder, serveEditor } from '@site/editor';
import { claimPort } from '#build/listen.ts';
import { projectRoot } from '#build/paths.ts';
import { reportFailure } from '#build/problem.ts';
import { stopSignal } from '#build/stop-signal.ts';
import { madeStyles } from '#build/styles/made-styles.ts';
import { siteAt } from './editor/site-at.ts';
import { servePagesBeside } from './editor/site-pages.ts';

/** What `npm run edit` does: serve the editor, and the pages beside its forms, until asked to end. */
const edit = async (signal: AbortSignal): Promise<void> => {
  const port = process.env.PORT ?? '4330';
  await claimPort(port);
  console.log('Starting the editor: it takes some seconds…');
  const token = randomBytes(24).toString('base64url');
  const pages = await servePagesBeside(projectRoot, cookieOf(token));
  try {
    const app = join(ownFolder(projectRoot), 'app');
    await bundle({ folder: join(projectRoot, 'src'), made: madeStyles() }, app);
    const editor = await serveEditor(siteAt(projectRoot), {
      port: Number(port),
      token,
      preview: pages.origin,
      app,
      log: console.warn,
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
