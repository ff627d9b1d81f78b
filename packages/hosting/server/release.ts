import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheControl } from '../cache.ts';
import { compressible, encodings } from '../compress.ts';
import { contentType } from '../content-types.ts';
import { type ResponseKind, responseKind } from '../headers.ts';
import { listPublished } from '../published.ts';
import { canonicalPath, inLowerCase } from '../redirects.ts';
import type { Site } from '../site.ts';
import type { Coding } from './negotiate.ts';

/** The bytes of a file in one coding, with the entity tag made from them. */
type Body = { coding: Coding; bytes: Buffer; etag: string };

/**
 * A published file. `varies` says whether what is sent depends on the codings a visitor takes, `state` which version
 * of the file on disk the bodies, smallest first, were read from.
 */
export type Resource = {
  file: string;
  kind: ResponseKind;
  contentType: string;
  cacheControl: string;
  varies: boolean;
  state: string;
  bodies: Body[];
};

/**
 * One build, read into memory: it is a few megabytes, and a visitor who reads slowly then costs no open file.
 * Only what is listed here can be sent, so no request can reach another file.
 */
export type Release = {
  resources: ReadonlyMap<string, Resource>;
  notFound: Resource | undefined;
  moved: ReadonlyMap<string, string>;
  /** All addresses in lower case, with the right one. */
  spelled: ReadonlyMap<string, string>;
  site: Site;
};

const body = (coding: Coding, bytes: Buffer): Body => {
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 20);
  return { coding, bytes, etag: `"${digest}"` };
};

const fileState = async (file: string): Promise<string> => {
  const { ino, mtimeMs, size } = await stat(file);
  return `${ino} ${mtimeMs} ${size}`;
};

const readResource = async (dir: string, name: string, names: ReadonlySet<string>): Promise<Resource> => {
  const file = join(dir, name);
  const packed = encodings
    .filter(({ extension }) => names.has(name + extension))
    .map(async (encoding) => body(encoding.name, await readFile(file + encoding.extension)));
  const state = await fileState(file);
  const bodies = await Promise.all([...packed, readFile(file).then((bytes) => body('identity', bytes))]);
  return {
    file,
    kind: responseKind(name),
    contentType: contentType(name),
    cacheControl: cacheControl(`/${name}`),
    varies: compressible.test(name),
    state,
    bodies: bodies.toSorted((one, other) => one.bytes.length - other.bytes.length),
  };
};

/** Reads a build. Throws when the folder or a file cannot be read. */
export const loadRelease = async (dir: string, site: Site): Promise<Release> => {
  const { published, all } = await listPublished(dir);
  const entries = await Promise.all(
    published.map(async (name) => {
      const resource = await readResource(dir, name, all);
      return { address: name.endsWith('.html') ? canonicalPath(name) : `/${name}`, resource };
    }),
  );
  const resources = new Map(entries.map(({ address, resource }) => [address, resource]));
  const notFound = resources.get('/404');
  resources.delete('/404');
  const pages = [...resources.keys()].filter((address) => !address.includes('.'));
  return {
    resources,
    notFound,
    moved: new Map(site.redirects.map(({ from, to }) => [from, to])),
    spelled: inLowerCase(site.redirects, pages),
    site,
  };
};

/**
 * The resource as it is on disk now: nothing when its file has gone, read anew (and then uncompressed) when it has
 * been changed by hand since the release was loaded.
 */
export const current = async (resource: Resource): Promise<Resource | undefined> => {
  try {
    const state = await fileState(resource.file);
    if (state === resource.state) return resource;
    return { ...resource, state, bodies: [body('identity', await readFile(resource.file))] };
  } catch {
    return undefined;
  }
};
