import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from '../site.ts';
import { RefusedError } from './content-store.ts';
import { pictureName } from './picture-name.ts';
import { replaceFile } from './replace-file.ts';

/** Pictures that belong to drafts: held outside of content/, until the text that names them is saved. */
export class PictureStore {
  readonly #folder: string;
  readonly #own: string;
  /** A name is found and taken by one after the other. */
  #turn: Promise<unknown> = Promise.resolve();

  /**
   * @param folder where the site has its pictures
   * @param own the folder for drafts and unfinished files, on the same disk
   */
  constructor(folder: string, own: string) {
    this.#folder = folder;
    this.#own = own;
  }

  get #held() {
    return join(this.#own, 'pictures');
  }

  #temporary() {
    return join(this.#own, 'unfinished', randomUUID());
  }

  /** Makes the folder, and removes what no draft wants any more. */
  async open(isWanted: (name: string) => Promise<boolean>): Promise<void> {
    await mkdir(this.#held, { recursive: true });
    for (const name of (await this.files()).keys()) if (!(await isWanted(name))) await this.release([name]);
  }

  async files(): Promise<Files> {
    const names = await readdir(this.#held);
    return new Map(names.map((name) => [name, join(this.#held, name)]));
  }

  /** Holds a picture; resolves to its name, which neither a held picture nor one of the site has. */
  hold(file: string, ending: string, bytes: Uint8Array, taken: Iterable<string>): Promise<string> {
    const held = this.#turn.then(async () => {
      const name = pictureName(file, ending, [...taken, ...(await this.files()).keys()]);
      await replaceFile(join(this.#held, name), bytes, this.#temporary());
      return name;
    });
    this.#turn = held.catch(() => undefined);
    return held;
  }

  /** Holds a picture that the site once had, under the name it had. */
  async holdAgain(name: string, bytes: Uint8Array): Promise<void> {
    await replaceFile(join(this.#held, name), bytes, this.#temporary());
  }

  /**
   * Puts a held picture among those of the site, wholly or not at all. It stays held until it is released: the text that
   * names it may still fail to be saved.
   * @throws RefusedError where another picture has come there under its name
   */
  async putIn(name: string): Promise<void> {
    const bytes = await readFile(join(this.#held, name));
    const place = join(this.#folder, name);
    const there = await readFile(place).catch(() => undefined);
    if (there?.equals(bytes)) return;
    if (there) throw new RefusedError(`Another ${name} has come into the folder: choose the picture again`);
    await mkdir(this.#folder, { recursive: true });
    await replaceFile(place, bytes, this.#temporary());
  }

  async release(names: Iterable<string>): Promise<void> {
    for (const name of names) await rm(join(this.#held, name), { force: true });
  }
}
