import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { z } from 'zod';
import { type History, HistoryError } from '../history/history.ts';
import type { Chosen, Files, Pictures, Site } from '../site.ts';
import { type ContentStore, RefusedError } from '../store/content-store.ts';
import type { PictureStore } from '../store/picture-store.ts';
import { type Answer, answer } from './answer.ts';

const share = z.number().min(0).max(1);
const cut = z.strictObject({
  id: z.uuid(),
  /** The part to keep; all of it where it is not said. */
  box: z.strictObject({ left: share, top: share, width: share, height: share }).optional(),
});
const named = z.strictObject({ name: z.string() });

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
/** Whether a word may be the name of a picture: of a file of that folder, and of no other. */
const isPicture = (name: string) => /^[\w-][\w.-]*$/.test(name) && Object.hasOwn(types, endingOf(name));
const endingOf = (name: string) => name.replace(/.*\./, '').toLowerCase();
const picture = (bytes: Uint8Array, ending: string): Answer => ({
  status: 200,
  body: bytes,
  type: types[ending] ?? 'application/octet-stream',
});

/** What the pages of the editor ask of pictures. */
export class PictureApi {
  readonly #pictures: Pictures;
  readonly #kept: PictureStore;
  readonly #store: ContentStore;
  readonly #site: Site;
  readonly #history: History;
  readonly #chosen = new Map<string, Chosen>();

  constructor(pictures: Pictures, kept: PictureStore, store: ContentStore, site: Site, history: History) {
    this.#pictures = pictures;
    this.#kept = kept;
    this.#store = store;
    this.#site = site;
    this.#history = history;
  }

  async open(): Promise<void> {
    await this.#kept.open((name) => this.#store.isInDraft(name));
  }

  held(): Promise<Files> {
    return this.#kept.held();
  }

  /** Answers a request that is of pictures. @throws RefusedError for a picture that there is not */
  async answer(
    method: string,
    path: string,
    query: URLSearchParams,
    body: unknown,
  ): Promise<Answer | undefined> {
    switch (`${method} ${path}`) {
      case 'POST upload':
        return this.#upload(query.get('field') ?? '', query.get('name') ?? '', body);
      case 'GET upload':
        return this.#preview(query.get('id') ?? '');
      case 'POST picture':
        return this.#hold(cut.parse(body));
      case 'GET picture':
        return this.#show(query.get('name') ?? '');
      case 'DELETE picture':
        return this.#remove(named.parse(body).name);
      default:
        return undefined;
    }
  }

  /** Those of the pictures that no text names which no draft names either. */
  async removable(unused: readonly string[]): Promise<string[]> {
    const wanted = await Promise.all(unused.map((name) => this.#store.isInDraft(name)));
    return unused.filter((_, index) => !wanted[index]);
  }

  /** Puts the held pictures among these names in place. */
  async putIn(names: readonly string[]): Promise<void> {
    const held = await this.held();
    for (const name of new Set(names)) if (held.has(name)) await this.#kept.putIn(name);
  }

  /** Holds again what a text named in a version, and the site has no more. */
  async bringBack(names: readonly string[], version: string): Promise<void> {
    const there = new Set([...this.#pictures.files().keys(), ...(await this.held()).keys()]);
    for (const name of new Set(names)) {
      if (there.has(name) || !isPicture(name)) continue;
      const bytes = await this.#history.pictureAt(name, version);
      if (bytes) await this.#kept.holdAgain(name, bytes);
    }
  }

  /** Holds the pictures among these names no longer. */
  async release(names: readonly string[]): Promise<void> {
    const held = await this.held();
    await this.#kept.release(names.filter((name) => held.has(name)));
  }

  async #upload(field: string, name: string, bytes: unknown) {
    if (!(bytes instanceof Uint8Array)) throw new RefusedError('There is no picture in the request');
    const chosen = { field, name, bytes };
    const found = await this.#pictures.inspect(chosen);
    if ('fault' in found) return answer({ message: `${name} ${found.fault}` }, 422);
    const id = randomUUID();
    const [oldest] = this.#chosen.keys();
    if (oldest && this.#chosen.size >= mostChosen) this.#chosen.delete(oldest);
    this.#chosen.set(id, chosen);
    return answer({ id, ...found });
  }

  #chosenOf(id: string) {
    const chosen = this.#chosen.get(id);
    if (!chosen) throw new RefusedError('This picture is no longer there: choose it again');
    return chosen;
  }

  async #preview(id: string) {
    const { bytes, ending } = await this.#pictures.prepare(this.#chosenOf(id), undefined);
    return picture(bytes, ending);
  }

  async #hold({ id, box }: z.infer<typeof cut>) {
    const chosen = this.#chosenOf(id);
    const { bytes, ending } = await this.#pictures.prepare(chosen, box);
    const found = await this.#pictures.inspect({ ...chosen, name: `part.${ending}`, bytes });
    if ('fault' in found) return answer({ message: `This part ${found.fault}` }, 422);
    const name = await this.#kept.hold(chosen.name, ending, bytes, this.#pictures.files().keys());
    this.#chosen.delete(id);
    return answer({ name });
  }

  async #show(name: string) {
    const place = this.#pictures.files().get(name) ?? (await this.held()).get(name);
    if (!place) throw new RefusedError(`${JSON.stringify(name)} is no picture of the site`);
    return picture(await readFile(place), endingOf(name));
  }

  /** Removes a picture that nothing names. Versions still have it. */
  async #remove(name: string) {
    const { unused = [] } = await this.#site.check(this.#site.texts(), new Map());
    const place = this.#pictures.files().get(name);
    if (!place || !(await this.removable(unused)).includes(name))
      throw new RefusedError(`${JSON.stringify(name)} is no picture that nothing names`);
    await rm(place);
    return answer({ unkept: await this.#keepVersion(name) });
  }

  /** Makes a version without the picture; where that is refused, the answer says why. */
  async #keepVersion(name: string) {
    if (!(await this.#history.isKept())) return undefined;
    const person = (await this.#store.person()) ?? 'Editor';
    const sentence = `Removed the picture ${name}, which no page shows`;
    try {
      await this.#history.keep(`${this.#pictures.folder}/${name}`, { sentence, name: person });
      return undefined;
    } catch (error) {
      if (error instanceof HistoryError) return error.message;
      throw error;
    }
  }
}
