import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { History } from '../history/history.ts';
import type { Box, Chosen, Files, Site } from '../site.ts';
import { turns } from '../turns.ts';
import { type ContentStore, RefusedError } from './content-store.ts';
import { pictureName } from './picture-name.ts';

/** A picture as it is sent. */
export type Shown = { bytes: Uint8Array; type: string };

/** How many chosen pictures are remembered until a part of them is chosen. */
const mostChosen = 4;

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
};
const endingOf = (name: string) => name.replace(/.*\./, '').toLowerCase();
/** Whether a word may be the name of a picture: of a file of that folder, and of no other. */
const isPicture = (name: string) => /^[\w-][\w.-]*$/.test(name) && Object.hasOwn(types, endingOf(name));
const shown = (bytes: Uint8Array, ending: string): Shown => ({
  bytes,
  type: types[ending] ?? 'application/octet-stream',
});

export type PictureStore = ReturnType<typeof pictureStore>;

/**
 * The pictures of a site, and those that belong to drafts: held outside of content/, until the text that names them is saved.
 * @param own the folder for drafts and unfinished files, on the same disk
 */
export const pictureStore = (site: Site, own: string, store: ContentStore, history: History) => {
  const folder = join(site.root, site.pictures.folder);
  const heldFolder = join(own, 'pictures');
  /** Before they are held. */
  const chosen = new Map<string, Chosen>();
  // A name is found and taken by one after the other.
  const inTurn = turns();

  /** The pictures that drafts name. */
  const held = async (): Promise<Files> =>
    new Map((await readdir(heldFolder)).map((name) => [name, join(heldFolder, name)]));

  const heldAmong = async (names: readonly string[]) => {
    const all = await held();
    return [...new Set(names)].filter((name) => all.has(name));
  };

  /** Those of the pictures that no text names which no draft names either. */
  const removable = async (unused: readonly string[]): Promise<string[]> => {
    const wanted = await Promise.all(unused.map((name) => store.isInDraft(name)));
    return unused.filter((_, index) => !wanted[index]);
  };

  /** Holds these pictures no longer. */
  const drop = async (names: Iterable<string>) => {
    for (const name of names) await rm(join(heldFolder, name), { force: true });
  };

  const chosenOf = (id: string) => {
    const found = chosen.get(id);
    if (!found) throw new RefusedError('This picture is no longer there: choose it again');
    return found;
  };

  return {
    held,
    removable,

    /** Makes the folder, and removes what no draft wants any more. */
    async open(): Promise<void> {
      await mkdir(heldFolder, { recursive: true });
      await drop(await removable([...(await held()).keys()]));
    },

    /**
     * Puts the held pictures among these names among those of the site, each wholly or not at all. They stay held until they
     * are released: the text that names them may still fail to be saved.
     * @throws RefusedError where another picture has come there under its name
     */
    async putIn(names: readonly string[]): Promise<void> {
      for (const name of await heldAmong(names)) {
        const bytes = await readFile(join(heldFolder, name));
        const place = join(folder, name);
        const there = await readFile(place).catch(() => undefined);
        if (there?.equals(bytes)) continue;
        if (there)
          throw new RefusedError(`Another ${name} has come into the folder: choose the picture again`);
        await mkdir(folder, { recursive: true });
        await store.write(place, bytes);
      }
    },

    /** Holds the pictures among these names no longer. */
    release: async (names: readonly string[]) => drop(await heldAmong(names)),

    /** Holds again, under its name, what a text named in a version, and the site has no more. */
    async bringBack(names: readonly string[], version: string): Promise<void> {
      const there = new Set([...site.pictures.files().keys(), ...(await held()).keys()]);
      for (const name of new Set(names)) {
        if (there.has(name) || !isPicture(name)) continue;
        const bytes = await history.pictureAt(name, version);
        if (bytes) await store.write(join(heldFolder, name), bytes);
      }
    },

    /** Looks at a chosen file: its upright size and its frame. @throws RefusedError saying what is wrong with it */
    async choose(field: string, name: string, bytes: Uint8Array) {
      const picture = { field, name, bytes };
      const found = await site.pictures.inspect(picture);
      if ('fault' in found) throw new RefusedError(`${name} ${found.fault}`);
      const id = randomUUID();
      const [oldest] = chosen.keys();
      if (oldest && chosen.size >= mostChosen) chosen.delete(oldest);
      chosen.set(id, picture);
      return { id, ...found };
    },

    /** A chosen picture before it is held. */
    async preview(id: string): Promise<Shown> {
      const { bytes, ending } = await site.pictures.prepare(chosenOf(id), undefined);
      return shown(bytes, ending);
    },

    /** Holds a chosen picture, or a part of it, under a name that neither a held picture nor one of the site has. */
    async hold(id: string, box: Box | undefined): Promise<{ name: string }> {
      const picture = chosenOf(id);
      const { bytes, ending } = await site.pictures.prepare(picture, box);
      const found = await site.pictures.inspect({ ...picture, name: `part.${ending}`, bytes });
      if ('fault' in found) throw new RefusedError(`This part ${found.fault}`);
      const name = await inTurn(async () => {
        const taken = [...site.pictures.files().keys(), ...(await held()).keys()];
        const free = pictureName(picture.name, ending, taken);
        await store.write(join(heldFolder, free), bytes);
        return free;
      });
      chosen.delete(id);
      return { name };
    },

    /** A picture of the site, or one that is held. */
    async picture(name: string): Promise<Shown> {
      const place = site.pictures.files().get(name) ?? (await held()).get(name);
      if (!place) throw new RefusedError(`${JSON.stringify(name)} is no picture of the site`);
      return shown(await readFile(place), endingOf(name));
    },

    /** Removes a picture that nothing names. */
    async remove(name: string): Promise<void> {
      const { unused = [] } = await site.check(site.texts(), new Map());
      const place = site.pictures.files().get(name);
      if (!place || !(await removable(unused)).includes(name))
        throw new RefusedError(`${JSON.stringify(name)} is no picture that nothing names`);
      await rm(place);
    },
  };
};
