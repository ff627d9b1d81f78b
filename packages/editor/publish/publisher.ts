import { cp, rename, rm } from 'node:fs/promises';
import type { History } from '../history/history.ts';
import type { Site } from '../site.ts';
import { runCommand } from './command.ts';
import { copyTo } from './copy.ts';
import { type PageChange, pageChanges, pagesOf } from './pages.ts';
import { pushTo, versionsBeside } from './push.ts';
import { asBefore, PublishError, type Way } from './way.ts';

/** How far publishing is. */
export type Publication =
  | { step: 'none' | 'checking' | 'building' | 'publishing' | 'done' }
  | {
      step: 'ready';
      changes: PageChange[];
      isFirst: boolean;
      /** How many versions that change more than the texts go along. */
      beside: number;
    }
  | { step: 'failed'; message: string };

type Ready = { texts: ReadonlyMap<string, string>; way: Way };

/** Made of a file for a quick host: the pages are the same without. */
const compressed = /\.(?:br|gz)$/;

const isSame = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>) =>
  a.size === b.size && [...a].every(([file, text]) => b.get(file) === text);

/** Publishes a site in two steps: it is checked, built and compared; then, when the person agrees, it goes live. */
export class Publisher {
  readonly #site: Site;
  readonly #published: string;
  readonly #history: History;
  readonly #log: (line: string) => void;
  #state: Publication = { step: 'none' };
  #ready: Ready | undefined;

  /** @param published the folder that what is live is kept in, to compare with */
  constructor(site: Site, published: string, history: History, log: (line: string) => void) {
    this.#site = site;
    this.#published = published;
    this.#history = history;
    this.#log = log;
  }

  get state(): Publication {
    return this.#state;
  }

  /** Checks and builds the site, and says what would change. One thing is done at a time. */
  async prepare(): Promise<void> {
    if (this.#isBusy()) return;
    this.#ready = undefined;
    await this.#attempt('checking', async () => {
      const texts = this.#site.texts();
      const way = await this.#releasable(texts);
      const beside = way.how === 'push' ? await this.#versionsBeside(way) : 0;
      this.#state = { step: 'building' };
      await this.#site.publishing.build();
      const now = await pagesOf(this.#site.publishing.dist);
      const before = await pagesOf(this.#published).catch(() => undefined);
      this.#ready = { texts, way };
      return {
        step: 'ready',
        changes: pageChanges(before ?? {}, now),
        isFirst: before === undefined,
        beside,
      };
    });
  }

  /** Has what was prepared go live. @param name who does it */
  async publish(name: string): Promise<void> {
    const ready = this.#ready;
    if (this.#isBusy() || !ready) return;
    await this.#attempt('publishing', async () => {
      this.#ready = undefined;
      if (!isSame(ready.texts, this.#site.texts()))
        throw new PublishError(`A text was changed since you looked: look again. ${asBefore}`);
      // First what can fail on this machine alone.
      const next = `${this.#published}.next`;
      await rm(next, { recursive: true, force: true });
      const filter = (file: string) => !compressed.test(file);
      await cp(this.#site.publishing.dist, next, { recursive: true, filter });
      await this.#goLive(ready.way, name);
      await rm(this.#published, { recursive: true, force: true });
      await rename(next, this.#published);
      return { step: 'done' };
    });
  }

  #isBusy() {
    return ['checking', 'building', 'publishing'].includes(this.#state.step);
  }

  async #attempt(step: 'checking' | 'publishing', task: () => Promise<Publication>) {
    this.#state = { step };
    try {
      this.#state = await task();
    } catch (error) {
      const isOurs = error instanceof PublishError;
      if (!isOurs || error.cause) this.#log(`publish: ${isOurs ? error.cause : error}`);
      const message = isOurs ? error.message : `Something went wrong that nobody expected. ${asBefore}`;
      this.#state = { step: 'failed', message };
    }
  }

  /** How the site goes live. @throws PublishError while something of it may not */
  async #releasable(texts: ReadonlyMap<string, string>): Promise<Way> {
    const { problems, unsettled, unused = [] } = await this.#site.check(texts, new Map());
    const [first] = problems;
    if (first)
      throw new PublishError(`${first.file}, ${first.field}: ${first.message}. Mend it first. ${asBefore}`);
    if (unused.length > 0)
      throw new PublishError(
        `No page shows ${unused.join(', ')}, and it would be published all the same: remove it under "Pictures that no page shows". ${asBefore}`,
      );
    if (!unsettled || unsettled.length > 0)
      throw new PublishError(
        `${unsettled?.length === 1 ? 'One value is' : `${unsettled?.length ?? 'Some'} values are`} still to replace: see the list under "Still to replace". ${asBefore}`,
      );
    const way = await this.#site.publishing.way(texts);
    if (way.how === 'none yet')
      throw new PublishError(
        'Nobody has said yet how the site goes live: ask whoever looks after it to write it into content/publish.yaml.',
      );
    return way;
  }

  async #versionsBeside(way: Extract<Way, { how: 'push' }>) {
    if (!(await this.#history.isKept()))
      throw new PublishError(`No versions are kept in this folder: there is nothing to send. ${asBefore}`);
    return versionsBeside(this.#site.root, way, this.#log);
  }

  async #goLive(way: Way, name: string) {
    switch (way.how) {
      case 'copy':
        return copyTo(this.#site.publishing.dist, way.folder);
      case 'command':
        return runCommand(way.command, this.#site.root, this.#log);
      case 'push':
        // What was changed by another program belongs to what was checked and built.
        await this.#history.keepAll({ sentence: 'Changed outside the editor', name });
        return pushTo(this.#site.root, way, this.#log);
      case 'none yet':
        return undefined;
    }
  }
}
