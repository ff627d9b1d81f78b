import { randomUUID } from 'node:crypto';
import { chmod, cp, lstat, mkdir, readdir, readFile, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { asBefore, Refusal, toldOf } from '../refusal.ts';
import { settle } from '../store/content-store.ts';

/** Has a folder, with all that is in it, survive a power cut, and be read by the web server, which runs as another user. */
const settleAll = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const places = entries.map((entry) => [join(entry.parentPath, entry.name), entry.isDirectory()] as const);
  for (const [place, isFolder] of [...places, [folder, true] as const]) {
    await chmod(place, isFolder ? 0o755 : 0o644);
    await settle(place);
  }
};

/** Keeps the hashed files that the live site has made itself: a page that was opened before still asks for them. */
const keepFrom = async (live: string, next: string) => {
  const list = await readFile(join(live, 'hashed.txt'), 'utf8').catch(() => '');
  const own = new Set(list.split('\n'));
  for (const file of await readdir(live, { recursive: true }))
    if (own.has(file.replace(/\.(?:br|gz)$/, '')))
      await cp(join(live, file), join(next, file), { force: false });
};

/** Which copy is live; undefined where nothing is yet. @throws Refusal where something else stands in its place */
const liveCopy = async (folder: string) => {
  const there = await lstat(folder).catch(() => undefined);
  if (!there) return undefined;
  if (there.isSymbolicLink()) return basename(await readlink(folder));
  throw new Refusal(
    `${folder} is already there and was not made by publishing: what is in it would be lost. Name another folder in content/publish.yaml, or move that one away. ${asBefore}`,
  );
};

/**
 * Publishes a build to a folder: copied wholly to one of its own beside, which the name then leads to. The name is a link,
 * which is replaced in one step of the system: whoever looks sees the old site or the new one. The copy before it stays.
 * @param folder the name, in a folder that is there
 */
export const copyTo = async (dist: string, folder: string): Promise<void> => {
  const live = await liveCopy(folder);
  const copies = `${folder}.copies`;
  const next = `${new Date().toISOString().replaceAll(/\D/g, '')}-${randomUUID()}`;
  const link = join(copies, `${next}.link`);
  try {
    await mkdir(copies, { recursive: true });
    await chmod(copies, 0o755);
    await cp(dist, join(copies, next), { recursive: true });
    if (live) await keepFrom(join(copies, live), join(copies, next));
    await settleAll(join(copies, next));
    await symlink(join(basename(copies), next), link);
    await rename(link, folder);
  } catch (error) {
    for (const left of [link, join(copies, next)]) await rm(left, { recursive: true, force: true });
    const why = toldOf(error)?.message ?? 'See that it may be written, and publish again.';
    throw new Refusal(`${folder} could not be written. ${why} ${asBefore}`, { cause: error });
  }
  await settle(dirname(folder));
  const old = (await readdir(copies)).filter((name) => name !== next && name !== live);
  for (const name of old) await rm(join(copies, name), { recursive: true, force: true });
};
