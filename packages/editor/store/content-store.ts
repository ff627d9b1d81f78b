import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { ShownText } from '../page/shown-text.ts';
import { turns } from '../turns.ts';

/** Has a file, or what was done in a folder, survive a power cut. */
export const settle = async (place: string) => {
  await using handle = await open(place, 'r');
  await handle.sync();
};

/**
 * Gives a file other bytes: wholly, or not at all. They are written to another file first, which then takes its place.
 * @param temporary that other file, on the same disk; it is gone afterwards
 * @throws the error of the system, such as ENOSPC; the file is as it was then
 */
export const replaceFile = async (file: string, bytes: string | Uint8Array, temporary: string) => {
  try {
    await writeFile(temporary, bytes, { flush: true });
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  // Not every system can do that for folders.
  await settle(dirname(file)).catch(() => undefined);
};

/** What is kept of work that is not saved. */
export const draft = z.object({
  /** The text of the file that the work began with. */
  base: z.string(),
  value: z.unknown(),
  /** The version that the form was filled with, if it was. */
  from: z.string().optional(),
});

type Draft = z.infer<typeof draft>;

/** The editor's own folder, for drafts and unfinished files: on the disk of the content, and ignored by git. */
export const ownFolder = (root: string) => join(root, '.editor');
/** The file in it that says what is being written (page/shown-text.ts). */
export const shownPlace = (root: string) => join(ownFolder(root), 'shown.json');

const draftName = /^(content\+.*\.yaml)\.json$/;

export type ContentStore = ReturnType<typeof contentStore>;

/** The texts of a project's content/ folder, and the drafts beside it. */
export const contentStore = (root: string, log: (line: string) => void) => {
  // None falls between another's look and its writing.
  const inTurn = turns();
  const own = ownFolder(root);
  const [unfinished, drafts, person] = [join(own, 'unfinished'), join(own, 'drafts'), join(own, 'person')];

  /** Gives a file other bytes, wholly or not at all. */
  const write = (place: string, bytes: string | Uint8Array) =>
    replaceFile(place, bytes, join(unfinished, randomUUID()));

  const draftPlace = (file: string) => join(drafts, `${file.replaceAll('/', '+')}.json`);

  /** Has the page beside the form show what is saved. */
  const showSaved = () => rm(shownPlace(root), { force: true });

  return {
    inTurn,
    write,
    showSaved,

    /** Makes the folders, and removes what a save that was killed has left. */
    async open(): Promise<void> {
      await showSaved();
      await rm(unfinished, { recursive: true, force: true });
      for (const folder of [unfinished, drafts]) await mkdir(folder, { recursive: true });
    },

    /**
     * Gives a file another text, unless it no longer has the text `base` that the work began with.
     * @param first puts in place what the text names
     * @returns the text that somebody else has saved in the meantime, where it is not done
     */
    save: (file: string, base: string, text: string, first = async () => {}): Promise<string | undefined> =>
      inTurn(async () => {
        const place = join(root, file);
        const theirs = await readFile(place, 'utf8');
        if (theirs !== base) return theirs;
        await first();
        if (text !== base) await write(place, text);
        return undefined;
      }),

    /** The draft of a file. One that cannot be read is set aside, for whoever looks after the machine. */
    async draft(file: string): Promise<Draft | undefined> {
      const place = draftPlace(file);
      const text = await readFile(place, 'utf8').catch(() => undefined);
      if (text === undefined) return undefined;
      try {
        return draft.parse(JSON.parse(text));
      } catch {
        await rename(place, `${place}.unreadable`);
        log(`The draft of ${file} cannot be read: it is set aside as ${place}.unreadable`);
        return undefined;
      }
    },

    /** All that drafts say. */
    draftTexts: async () =>
      Promise.all((await readdir(drafts)).map((file) => readFile(join(drafts, file), 'utf8'))),

    saveDraft: (file: string, work: Draft) => write(draftPlace(file), JSON.stringify(work)),
    removeDraft: async (file: string) => rm(draftPlace(file), { force: true }),

    drafts: async () =>
      (await readdir(drafts)).flatMap((name) => draftName.exec(name)?.[1]?.replaceAll('+', '/') ?? []),

    /** Has the page beside the form show a text as it is written. */
    show: (written: ShownText) => write(shownPlace(root), JSON.stringify(written)),

    /** Who saves on this machine, once they have said so. */
    person: () => readFile(person, 'utf8').catch(() => undefined),
    savePerson: (name: string) => write(person, name),
  };
};
