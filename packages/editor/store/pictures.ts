import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { plainName } from '../field-words.ts';
import { type History, media } from '../history/history.ts';
import { Refusal } from '../refusal.ts';
import type { Files, Site, Taken } from '../site.ts';
import { type ContentStore, ownFolder, settle } from './content-store.ts';

/**
 * The name a picture is kept under: `B Fernando (2).JPG` → `b-fernando-2.jpg`. It is nobody else's, capitals apart.
 * @param ending what the bytes are: `jpg`
 * @param taken the names there are
 */
const pictureName = (file: string, ending: string, taken: Iterable<string>): string => {
  const stem = plainName(file.replace(/\.[^.]*$/, '').slice(0, 60)) || 'picture';
  const names = new Set([...taken].map((name) => name.toLowerCase()));
  let name = `${stem}.${ending}`;
  for (let turn = 2; names.has(name); turn++) name = `${stem}-${turn}.${ending}`;
  return name;
};

/** What may be the name of a picture: of a file of that folder, and of no other. */
const pictureFile = /^[\w-][\w.-]*\.(?:jpe?g|png|webp|avif|svg)$/i;

/** The pictures of a site, and those that belong to drafts: held outside of content/, until the text that names them is saved. */
export const pictureStore = (site: Site, store: ContentStore, history: History) => {
  const folder = join(site.root, media);
  const heldFolder = join(ownFolder(site.root), 'pictures');

  /** The pictures that drafts name. */
  const held = async (): Promise<Files> =>
    new Map((await readdir(heldFolder)).map((name) => [name, join(heldFolder, name)]));

  /** Those of the pictures that no text names which no draft names either. */
  const removable = async (unused: readonly string[]): Promise<string[]> => {
    const drafts = await store.draftTexts();
    return unused.filter((name) => !drafts.some((text) => text.includes(JSON.stringify(name))));
  };

  /** The names that are taken. */
  const taken = async () => [...site.pictures.files().keys(), ...(await held()).keys()];

  return {
    held,
    removable,

    /** Makes the folder, and removes what no draft wants any more. */
    async open(): Promise<void> {
      await mkdir(heldFolder, { recursive: true });
      for (const name of await removable(await readdir(heldFolder))) await rm(join(heldFolder, name));
    },

    /** Moves the held pictures among these names to those of the site. @throws Refusal where another has come there under its name */
    async putIn(names: readonly string[]): Promise<void> {
      for (const [name, place] of await held()) {
        if (!names.includes(name)) continue;
        const there = join(folder, name);
        if (existsSync(there))
          throw new Refusal(`Another ${name} has come into the folder: choose the picture again`);
        await mkdir(folder, { recursive: true });
        await rename(place, there);
        // Not every system can do that for folders.
        await settle(folder).catch(() => undefined);
      }
    },

    /** Holds again, under its name, what a text named in a version, and the site has no more. */
    async bringBack(names: readonly string[], version: string): Promise<void> {
      const there = await taken();
      for (const name of names.filter((each) => pictureFile.test(each) && !there.includes(each))) {
        const bytes = await history.pictureAt(name, version);
        if (bytes) await store.write(join(heldFolder, name), bytes);
      }
    },

    /** Holds a picture under a name that neither a held picture nor one of the site has, one after the other. @param file what it was called */
    hold: (file: string, { bytes, ending }: Taken): Promise<{ name: string }> =>
      store.inTurn(async () => {
        const name = pictureName(file, ending, await taken());
        await store.write(join(heldFolder, name), bytes);
        return { name };
      }),

    /** A picture of the site, or one that is held. */
    async picture(name: string) {
      const place = site.pictures.files().get(name) ?? (await held()).get(name);
      if (!place) throw new Refusal(`${JSON.stringify(name)} is no picture of the site`);
      const kind = name.replace(/.*\./, '').toLowerCase().replace('jpg', 'jpeg').replace('svg', 'svg+xml');
      return { bytes: await readFile(place), type: `image/${kind}` };
    },

    /** Removes a picture that nothing names. */
    async remove(name: string): Promise<void> {
      const place = site.pictures.files().get(name);
      const { unused = [] } = place ? await site.check(site.texts()) : {};
      if (!place || !(await removable(unused)).includes(name))
        throw new Refusal(`${JSON.stringify(name)} is no picture that nothing names`);
      await rm(place);
    },
  };
};
