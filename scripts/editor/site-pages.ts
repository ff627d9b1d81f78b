import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { ownFolder, shownPlace } from '@site/editor';
import { claimPort } from '#build/listen.ts';
import { projectRoot } from '#build/paths.ts';

/**
 * Starts to serve the pages as `npm run dev` does, with what is being written in the editor.
 * @param root of the site that is edited
 * @param cookie what the editor gives its browser: nobody else is answered
 * @returns where they are, a promise that settles once they can be asked for, and a function that ends the server
 */
export const servePagesBeside = async (root: string, cookie: string) => {
  const port = await claimPort();
  // What is not there cannot be watched.
  await mkdir(ownFolder(root), { recursive: true });
  const where = ['--host', '127.0.0.1', '--port', String(port)];
  // --ignore-lock: beside one of `npm run dev`, or the note that a crashed one has left.
  const astro = ['node_modules/astro/bin/astro.mjs', 'dev', ...where, '--ignore-lock'];
  const server = spawn(process.execPath, astro, {
    cwd: projectRoot,
    // It ends with its input: also where the editor is killed.
    stdio: ['pipe', 'pipe', 'inherit'],
    // The editor's own pages are bundled for production: this process would pass that on, and the pages stay as they are.
    env: { ...process.env, NODE_ENV: 'development', SHOWN_TEXT: shownPlace(root), EDITOR_COOKIE: cookie },
  });
  const ready = new Promise<unknown>((resolve) => {
    // It names its address then.
    const hear = (chunk: unknown) => String(chunk).includes(String(port)) && resolve(chunk);
    server.stdout.on('data', hear).once('end', resolve);
  });
  const close = async () => {
    const ended = server.exitCode === null && once(server, 'exit');
    server.kill();
    await ended;
  };
  return { origin: `http://127.0.0.1:${port}`, ready, close };
};
