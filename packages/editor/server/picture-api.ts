import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import type { History } from '../history/history.ts';
import type { Box, Chosen, Files, Site } from '../site.ts';
import { type ContentStore, RefusedError } from '../store/content-store.ts';
import type { PictureStore } from '../store/picture-store.ts';

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

/** What the pages of the editor ask of pictures. */
export class PictureApi {
  readonly #site: Site;
  readonly #held: PictureStore;
  readonly #store: ContentStore;
  readonly #history: History;
  readonly #chosen = new Map<string, Chosen>();

  constructor(site: Site, held: PictureStore, store: ContentStore, history: History) {
    this.#site = site;
    this.#held = held;
    this.#store = store;
    this.#history = history;
  }

  async open(): Promise<void> {
    await this.#held.open((name) => this.#store.isInDraft(name));
  }

  /** The pictures that drafts name. */
  held(): Promise<Files> {
    return this.#held.files();
  }

  /** Those of the pictures that no text names which no draft names either. */
  async removable(unused: readonly string[]): Promise<string[]> {
    const wanted = await Promise.all(unused.map((name) => this.#store.isInDraft(name)));
    return unused.filter((_, index) => !wanted[index]);
  }

  /** Puts the held pictures among these names in place. */
  async putIn(names: readonly string[]): Promise<void> {
    const held = await this.held();
    for (const name of new Set(names)) if (held.has(name)) await this.#held.putIn(name);
  }

  /** Holds again what a text named in a version, and the site has no more. */
  async bringBack(names: readonly string[], version: string): Promise<void> {
    const there = new Set([...this.#site.pictures.files().keys(), ...(await this.held()).keys()]);
    for (const name of new Set(names)) {
      if (there.has(name) || !isPicture(name)) continue;
      const bytes = await this.#history.pictureAt(name, version);
      if (bytes) await this.#held.holdAgain(name, bytes);
    }
  }

  /** Holds the pictures among these names no longer. */
  async release(names: readonly string[]): Promise<void> {
    const held = await this.held();
    await this.#held.release(names.filter((name) => held.has(name)));
  }

  /** Looks at a chosen file: its upright size and its frame. @throws RefusedError saying what is wrong with it */
  async choose(field: string, name: string, bytes: Uint8Array) {
    const chosen = { field, name, bytes };
    const found = await this.#site.pictures.inspect(chosen);
    if ('fault' in found) throw new RefusedError(`${name} ${found.fault}`);
    const id = randomUUID();
    const [oldest] = this.#chosen.keys();
    if (oldest && this.#chosen.size >= mostChosen) this.#chosen.delete(oldest);
    this.#chosen.set(id, chosen);
    return { id, ...found };
  }

  #chosenOf(id: string) {
    const chosen = this.#chosen.get(id);
    if (!chosen) throw new RefusedError('This picture is no longer there: choose it again');
    return chosen;
  }

  /** A chosen picture before it is held. */
  async preview(id: string): Promise<Shown> {
    const { bytes, ending } = await this.#site.pictures.prepare(this.#chosenOf(id), undefined);
    return shown(bytes, ending);
  }

  async hold(id: string, box: Box | undefined): Promise<{ name: string }> {
    const chosen = this.#chosenOf(id);
    const { bytes, ending } = await this.#site.pictures.prepare(chosen, box);
    const found = await this.#site.pictures.inspect({ ...chosen, name: `part.${ending}`, bytes });
    if ('fault' in found) throw new RefusedError(`This part ${found.fault}`);
    const name = await this.#held.hold(chosen.name, ending, bytes, this.#site.pictures.files().keys());
    this.#chosen.delete(id);
    return { name };
  }

  /** A picture of the site, or one that is held. */
  async picture(name: string): Promise<Shown> {
    const place = this.#site.pictures.files().get(name) ?? (await this.held()).get(name);
    if (!place) throw new RefusedError(`${JSON.stringify(name)} is no picture of the site`);
    return shown(await readFile(place), endingOf(name));
  }

  /** Removes a picture that nothing names. */
  async remove(name: string): Promise<void> {
    const { unused = [] } = await this.#site.check(this.#site.texts(), new Map());
    const place = this.#site.pictures.files().get(name);
    if (!place || !(await this.removable(unused)).includes(name))
      throw new RefusedError(`${JSON.stringify(name)} is no picture that nothing names`);
    await rm(place);
  }
}
