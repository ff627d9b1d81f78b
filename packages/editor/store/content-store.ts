import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, realpath, rename, rm } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { z } from 'zod';
import type { ShownText } from '../page/shown-text.ts';
import { replaceFile } from './replace-file.ts';

/** A request that names something there is not, or that may not be asked for. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/** What is kept of work that is not saved. */
export const draft = z.object({
  /** The text of the file that the work began with. */
  base: z.string(),
  /** What the form shows. */
  value: z.unknown(),
  /** The version of the text that was brought back. */
  from: z.string().optional(),
});

export type Draft = z.infer<typeof draft>;

/** What became of saving: done, or the text that somebody else has saved in the meantime. */
export type Saved = { isSaved: true } | { isSaved: false; theirs: string };

/** The file that says what is being written (page/shown-text.ts), in the editor's own folder. */
export const shownPlace = (own: string) => join(own, 'shown.json');

const allowed = /^content\/(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(?:yaml|md)$/;
const draftName = /^(content\+.*\.(?:yaml|md))\.json$/;

/** The texts of a project's content/ folder, and the drafts beside it. */
export class ContentStore {
  readonly #root: string;
  readonly #own: string;
  readonly #log: (line: string) => void;
  /** Saves wait for one another, so that none falls between another's look and its writing. */
  #turn: Promise<unknown> = Promise.resolve();

  /** @param own the folder for drafts and unfinished files, on the disk of the content and ignored by git */
  constructor(root: string, own: string, log: (line: string) => void) {
    this.#root = root;
    this.#own = own;
    this.#log = log;
  }

  /** Makes the folders, and removes what a save that was killed has left. */
  async open(): Promise<void> {
    await this.showSaved();
    await rm(this.unfinished, { recursive: true, force: true });
    for (const folder of [this.unfinished, this.#drafts]) await mkdir(folder, { recursive: true });
  }

  get unfinished() {
    return join(this.#own, 'unfinished');
  }

  get #drafts() {
    return join(this.#own, 'drafts');
  }

  /** Where a file of content/ lies. @throws RefusedError for every other path, links that lead out of it included */
  async #place(file: string): Promise<string> {
    if (!allowed.test(file)) throw new RefusedError(`${JSON.stringify(file)} is no text of content/`);
    const content = await realpath(join(this.#root, 'content'));
    const place = await realpath(join(this.#root, file)).catch(() => undefined);
    if (place === undefined) throw new RefusedError(`${file} is not there`);
    if (relative(content, place).split(sep)[0] === '..')
      throw new RefusedError(`${file} lies outside content/`);
    return place;
  }

  /** The text of a file, as it lies on the disk. */
  async read(file: string): Promise<string> {
    return readFile(await this.#place(file), 'utf8');
  }

  /**
   * Gives a file another text, unless it no longer has the text `base` that the work began with.
   * @param first puts in place what the text names
   */
  save(file: string, base: string, text: string, first = async () => {}): Promise<Saved> {
    const saved = this.#turn.then(async (): Promise<Saved> => {
      const place = await this.#place(file);
      const theirs = await readFile(place, 'utf8');
      if (theirs !== base) return { isSaved: false, theirs };
      await first();
      if (text !== base) await this.#write(place, text);
      return { isSaved: true };
    });
    this.#turn = saved.catch(() => undefined);
    return saved;
  }

  #write(place: string, text: string) {
    return replaceFile(place, text, join(this.unfinished, randomUUID()));
  }

  #draftPlace(file: string) {
    if (!allowed.test(file)) throw new RefusedError(`${JSON.stringify(file)} is no text of content/`);
    return join(this.#drafts, `${file.replaceAll('/', '+')}.json`);
  }

  /** The draft of a file. One that cannot be read is set aside, for whoever looks after the machine. */
  async draft(file: string): Promise<Draft | undefined> {
    const place = this.#draftPlace(file);
    const text = await readFile(place, 'utf8').catch(() => undefined);
    if (text === undefined) return undefined;
    try {
      return draft.parse(JSON.parse(text));
    } catch {
      await rename(place, `${place}.unreadable`);
      this.#log(`The draft of ${file} cannot be read: it is set aside as ${place}.unreadable`);
      return undefined;
    }
  }

  /** Whether a draft has this name somewhere. */
  async isInDraft(name: string): Promise<boolean> {
    const drafts = (await readdir(this.#drafts)).map((file) => readFile(join(this.#drafts, file), 'utf8'));
    return (await Promise.all(drafts)).some((text) => text.includes(JSON.stringify(name)));
  }

  async saveDraft(file: string, work: Draft): Promise<void> {
    await this.#write(this.#draftPlace(file), JSON.stringify(work));
  }

  async removeDraft(file: string): Promise<void> {
    await rm(this.#draftPlace(file), { force: true });
  }

  /** Has the page beside the form show a text as it is written. */
  async show(written: ShownText): Promise<void> {
    await this.#write(shownPlace(this.#own), JSON.stringify(written));
  }

  /** Has the page beside the form show what is saved. */
  async showSaved(): Promise<void> {
    await rm(shownPlace(this.#own), { force: true });
  }

  /** Who saves on this machine, once they have said so. */
  async person(): Promise<string | undefined> {
    return readFile(join(this.#own, 'person'), 'utf8').catch(() => undefined);
  }

  async savePerson(name: string): Promise<void> {
    await this.#write(join(this.#own, 'person'), name);
  }

  /** The files that have a draft. */
  async drafts(): Promise<string[]> {
    const names = await readdir(this.#drafts);
    return names.flatMap((name) => draftName.exec(name)?.[1]?.replaceAll('+', '/') ?? []);
  }
}
