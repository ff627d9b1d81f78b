import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenAnywhere } from '#deploy/contract/listen.ts';
import { buildPaths, projectRoot } from '#deploy/paths.ts';
import { createSite } from '#deploy/server.ts';
import { readSite } from '#deploy/site.ts';

/** A copy of the built site with a server of its own, that can fall silent and publish another release. */
export type OfflineSite = {
  url: string;
  /** The paths asked for so far, in their order. */
  asked: string[];
  /** From now on nothing is answered. */
  fallSilent: () => void;
  /** Answers everything that waits, and again whatever comes. */
  speak: () => void;
  /** Changes a published file. */
  change: (file: string, edit: (text: string) => string) => Promise<void>;
  /** Has the server go over to the files as they are now. */
  publish: () => Promise<void>;
  remove: (file: string) => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts the copy. Call `stop` in the end. */
export const startOfflineSite = async (): Promise<OfflineSite> => {
  const paths = buildPaths(projectRoot);
  const dir = await mkdtemp(join(tmpdir(), 'offline-site-'));
  await cp(paths.dist, dir, { recursive: true });
  const settings = await readSite(paths.site);
  const site = await createSite({ dir, site: settings });
  const asked: string[] = [];
  const held: [IncomingMessage, ServerResponse][] = [];
  let isSilent = false;
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (isSilent) held.push([request, response]);
    else site.server.emit('request', request, response);
  });
  const compressed = ['.br', '.zst', '.gz'];
  const remove = async (file: string) => {
    for (const extension of ['', ...compressed]) await rm(join(dir, file + extension), { force: true });
  };
  return {
    url: await listenAnywhere(server),
    asked,
    fallSilent: () => {
      isSilent = true;
    },
    speak: () => {
      isSilent = false;
      for (const [request, response] of held.splice(0)) site.server.emit('request', request, response);
    },
    change: async (file, edit) => {
      const text = await readFile(join(dir, file), 'utf8');
      await remove(file);
      await writeFile(join(dir, file), edit(text));
    },
    publish: () => site.reload(settings),
    remove,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      await rm(dir, { recursive: true });
    },
  };
};
