import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPaths, createSite, listPublished, projectRoot, readSite } from '@site/hosting';
import { listenAnywhere } from '@site/hosting/contract/listen.ts';

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
  remove: (file: string) => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts the copy. Call `stop` in the end. */
export const startOfflineSite = async (): Promise<OfflineSite> => {
  const paths = buildPaths(projectRoot);
  const dir = await mkdtemp(join(tmpdir(), 'offline-site-'));
  // Without the compressed copies: four times as quick, and a page that is changed has none to be changed with it.
  const { published } = await listPublished(paths.dist);
  for (const file of published) await cp(join(paths.dist, file), join(dir, file));
  const site = await createSite({ dir, site: await readSite(paths.site) });
  const asked: string[] = [];
  const held: [IncomingMessage, ServerResponse][] = [];
  let isSilent = false;
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (isSilent) held.push([request, response]);
    else site.server.emit('request', request, response);
  });
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
      await writeFile(join(dir, file), edit(await readFile(join(dir, file), 'utf8')));
    },
    remove: (file) => rm(join(dir, file)),
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      await rm(dir, { recursive: true });
    },
  };
};
