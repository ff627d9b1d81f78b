import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { History } from '../history/history.ts';
import type { Site } from '../site.ts';
import { replaceFile } from '../store/replace-file.ts';
import { runCommand } from './command.ts';
import { copyTo } from './copy.ts';
import { type PageChange, type Pages, pageChanges, pages, pagesOf } from './pages.ts';
import { pushTo } from './push.ts';
import { asBefore, PublishError, type Way } from './way.ts';

/** How far publishing is. */
export type Publication =
  | { step: 'none' | 'checking' | 'building' | 'publishing' | 'done' }
  | { step: 'ready'; changes: PageChange[]; isFirst: boolean }
  | { step: 'failed'; message: string };

type Ready = { texts: ReadonlyMap<string, string>; now: Pages; way: Way };

const isSame = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>) =>
  a.size === b.size && [...a].every(([file, text]) => b.get(file) === text);

/** Publishes a site in two steps: it is checked, built and compared; then, when the person agrees, it goes live. */
export class Publisher {
  readonly #site: Site;
  readonly #own: string;
  readonly #history: History;
  readonly #log: (line: string) => void;
  #state: Publication = { step: 'none' };
  #ready: Ready | undefined;

  /** @param own the folder that what is live is noted in */
  constructor(site: Site, own: string, history: History, log: (line: string) => void) {
    this.#site = site;
    this.#own = own;
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
      this.#state = { step: 'building' };
      await this.#site.publishing.build();
      const now = await pagesOf(this.#site.publishing.dist);
      const before = await this.#live();
      this.#ready = { texts, now, way };
      return { step: 'ready', changes: pageChanges(before ?? {}, now), isFirst: before === undefined };
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
      await this.#goLive(ready.way, name);
      const place = join(this.#own, 'published.json');
      await replaceFile(place, JSON.stringify(ready.now), `${place}.unfinished`);
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

  async #goLive(way: Way, name: string) {
    switch (way.how) {
      case 'copy':
        return copyTo(this.#site.publishing.dist, way.folder);
      case 'command':
        return runCommand(way.command, this.#site.root, this.#log);
      case 'push':
        if (!(await this.#history.isKept()))
          throw new PublishError(
            `No versions are kept in this folder: there is nothing to send. ${asBefore}`,
          );
        // What was changed by another program belongs to what was checked and built.
        await this.#history.keepAll({ sentence: 'Changed outside the editor', name });
        return pushTo(this.#site.root, way, this.#log);
      case 'none yet':
        return undefined;
    }
  }

  /** What the pages said when they last went live from here. */
  async #live(): Promise<Pages | undefined> {
    const text = await readFile(join(this.#own, 'published.json'), 'utf8').catch(() => undefined);
    return text === undefined ? undefined : pages.safeParse(JSON.parse(text)).data;
  }
}
