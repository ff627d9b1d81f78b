import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readOptions, type ServeOptions } from './options.ts';
import { buildPaths, projectRoot } from './paths.ts';
import { errorCode, Problem, reportFailure } from './problem.ts';
import { createSite, type SiteServer } from './server.ts';
import { readSite } from './site.ts';
import { stopSignal } from './stop-signal.ts';

/** A site that is being served: its address, and how to end it. */
export type Serving = { url: string; stop: () => Promise<void> };

type Place = Pick<ServeOptions, 'port' | 'host'>;

const listenProblem = (error: unknown, { port, host }: Place): unknown => {
  const sentences: Readonly<Record<string, string>> = {
    EADDRINUSE: `Port ${port} is taken: stop the program that uses it, or choose another port, as in: PORT=${port + 1}`,
    EACCES: `Port ${port} needs rights that this user does not have: choose one above 1023, as in: PORT=4321`,
    EADDRNOTAVAIL: `HOST is "${host}", which is no address of this machine: use localhost, or 0.0.0.0 for all.`,
    ENOTFOUND: `HOST is "${host}", a name that leads to no address: use localhost, or 0.0.0.0 for all.`,
  };
  const sentence = sentences[errorCode(error) ?? ''];
  return sentence === undefined ? error : new Problem(sentence);
};

const listen = async (server: Server, place: Place): Promise<AddressInfo> => {
  // By name it might be the IPv6 address alone, and http://127.0.0.1 would find nothing.
  const host = place.host === 'localhost' ? '127.0.0.1' : place.host;
  try {
    server.listen(place.port, host);
    await once(server, 'listening');
  } catch (error) {
    throw listenProblem(error, place);
  }
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port');
  return address;
};

/** Makes sure that the port can be had, before minutes go into a build. Throws a `Problem` saying what to do. */
export const claimPort = async (place: Place): Promise<void> => {
  const server = createServer();
  await listen(server, place);
  server.close();
  await once(server, 'close');
};

const addressOf = (host: string, { port }: AddressInfo): string => {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
};

/** Looks once a second whether another build has been finished, and goes over to it. Returns how to stop looking. */
const followBuilds = (file: string, site: SiteServer, loaded: number): (() => void) => {
  let known = loaded;
  const timer = setInterval(async () => {
    try {
      const { mtimeMs } = await stat(file);
      if (mtimeMs === known) return;
      await site.reload(await readSite(file));
      known = mtimeMs;
    } catch {
      // A build is just being put in place: the next look will find it whole.
    }
  }, 1000);
  return () => clearInterval(timer);
};

/**
 * Serves the finished build of a project. Resolves when the site answers. Port 0 means any that is free.
 * Throws a `Problem` when the port is taken or nothing has been built.
 */
export const startServer = async (options: ServeOptions, root = projectRoot): Promise<Serving> => {
  const paths = buildPaths(root);
  const built = await stat(paths.site).catch(() => {
    throw new Problem(
      'There is nothing to serve yet: run npm run build first, or npm start, which builds by itself.',
    );
  });
  const site = await createSite({
    dir: paths.dist,
    site: await readSite(paths.site),
    secure: options.secure,
    allowedHosts: options.allowedHosts,
    log: options.log ? console.log : undefined,
  });
  const address = await listen(site.server, options);
  const stopFollowing = followBuilds(paths.site, site, built.mtimeMs);
  const stop = () => {
    stopFollowing();
    return site.stop();
  };
  return { url: addressOf(options.host, address), stop };
};

/** Serves, says so once the site answers, and ends with the signal. */
export const serveUntil = async (signal: AbortSignal, options: ServeOptions): Promise<void> => {
  const { url, stop } = await startServer(options);
  console.log(`Serving ${url}`);
  if (!signal.aborted) await once(signal, 'abort');
  await stop();
};

// By itself this serves what has been built elsewhere, as in a container: it needs no package and builds nothing.
if (import.meta.main) {
  const serve = async () => serveUntil(stopSignal(), readOptions(process.env));
  await serve().catch(reportFailure);
}
