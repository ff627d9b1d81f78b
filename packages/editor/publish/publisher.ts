import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Git } from '../git.ts';
import type { History } from '../history/history.ts';
import type { Site, Texts } from '../site.ts';
import { runCommand } from './command.ts';
import { copyTo } from './copy.ts';
import { type PageChange, pageChanges, pagesOf } from './pages.ts';
import { type Choices, type FileConflicts, Remote } from './remote.ts';
import { asBefore, PublishError, type Way, type Ways } from './way.ts';

/** How far publishing is. */
export type Publication =
  | { step: 'none' | 'checking' | 'building' | 'publishing' }
  /** Others have published, and both have changed the same fields. */
  | { step: 'choosing'; files: FileConflicts }
  | {
      step: 'ready';
      changes: PageChange[];
      isFirst: boolean;
      /** How many versions that change more than the texts go along. */
      beside: number;
      /** Why it cannot go live, and why no draft of it can be put anywhere; undefined where it can. */
      refused: { live: string | undefined; draft: string | undefined };
      /** What has just been done with it. */
      done?: string;
    }
  | { step: 'done' | 'failed'; message: string };

export type Goal = keyof Ways;

type Ready = { content: string; head: string; ways: Ways; state: Extract<Publication, { step: 'ready' }> };
type Folders = {
  /** What is live, to compare with, and what was built to be looked at. */
  published: string;
  ready: string;
  unfinished: string;
};

/** A mark of every byte below a folder. */
const markOf = async (folder: string): Promise<string> => {
  const mark = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) mark.update(`${file}\0`).update(await readFile(file));
  return mark.digest('base64url');
};

const beside = ['.', ':(exclude)content'];

/** Publishes a site in two steps: it is checked, built and compared; then, when the person agrees, it goes live as it was seen. */
export class Publisher {
  readonly #site: Site;
  readonly #folders: Folders;
  readonly #git: Git;
  readonly #history: History;
  readonly #log: (line: string) => void;
  #state: Publication = { step: 'none' };
  #ready: Ready | undefined;

  constructor(site: Site, folders: Folders, git: Git, history: History, log: (line: string) => void) {
    this.#site = site;
    this.#folders = folders;
    this.#git = git;
    this.#history = history;
    this.#log = log;
  }

  get state(): Publication {
    return this.#state;
  }

  /**
   * Takes in what others have published, checks and builds the site, and says what would change. One thing is done at a time.
   * @param name who does it
   */
  async prepare(name: string, choices: Choices = {}): Promise<void> {
    if (this.#isBusy()) return;
    this.#ready = undefined;
    await this.#attempt('checking', async () => {
      const ways = await this.#waysOf(this.#site.texts());
      const remote = await this.#lookAt(ways.live, name, choices);
      if ('asked' in remote) return { step: 'choosing', files: remote.asked };
      const texts = this.#site.texts();
      const refused = {
        live: remote.fault ?? (await this.#unfinishedIn(texts)) ?? this.#faultOf(ways.live, 'live'),
        draft: this.#faultOf(ways.draft, 'draft'),
      };
      const content = await this.#markOfContent();
      this.#state = { step: 'building' };
      const { ready, published } = this.#folders;
      await this.#site.publishing.build();
      await rm(ready, { recursive: true, force: true });
      await cp(this.#site.publishing.dist, ready, { recursive: true });
      const before = await pagesOf(published).catch(() => ({}));
      const changes = pageChanges(before, await pagesOf(ready));
      const isFirst = Object.keys(before).length === 0;
      const state = { step: 'ready', changes, isFirst, beside: remote.beside, refused } as const;
      const head = await this.#git.line('rev-parse', 'HEAD').catch(() => '');
      this.#ready = { content, head, ways, state };
      return state;
    });
  }

  /** Puts what was looked at where it belongs, as it was seen. @param name who does it */
  async publish(goal: Goal, name: string): Promise<void> {
    const ready = this.#ready;
    if (this.#isBusy() || !ready) return;
    await this.#attempt('publishing', async () => {
      const refused = ready.state.refused[goal];
      if (refused) throw new PublishError(refused);
      if (ready.content !== (await this.#markOfContent())) {
        this.#ready = undefined;
        throw new PublishError(`A text or picture was changed since you looked: look again. ${asBefore}`);
      }
      const done = await this.#go(ready.ways[goal], name, ready);
      if (goal === 'draft') return { ...ready.state, done };
      this.#ready = undefined;
      return { step: 'done', message: `${done}${await this.#remember()}` };
    });
  }

  /** What is live is remembered, to compare with; what was seen is then no longer to be published. */
  async #remember(): Promise<string> {
    const { published, ready } = this.#folders;
    try {
      await rm(published, { recursive: true, force: true });
      await rename(ready, published);
      return '';
    } catch (error) {
      this.#log(`publish: ${error}`);
      return ' It could not be noted on this machine what is live now: the next comparison will show more than has changed.';
    }
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
      const unknown =
        step === 'publishing'
          ? 'Something went wrong that nobody expected: look at the site itself to see whether it has changed.'
          : `Something went wrong that nobody expected. ${asBefore}`;
      this.#state = { step: 'failed', message: isOurs ? error.message : unknown };
    }
  }

  #markOfContent() {
    return markOf(join(this.#site.root, 'content'));
  }

  /** How the site goes live. @throws PublishError where a text is wrong */
  async #waysOf(texts: Texts): Promise<Ways> {
    const { problems } = await this.#site.check(texts, new Map());
    const [first] = problems;
    if (first)
      throw new PublishError(`${first.file}, ${first.field}: ${first.message}. Mend it first. ${asBefore}`);
    return this.#site.publishing.ways(texts);
  }

  /** Why texts that hold may not go live yet. */
  async #unfinishedIn(texts: Texts): Promise<string | undefined> {
    const { unsettled = [], unused = [] } = await this.#site.check(texts, new Map());
    if (unused.length > 0)
      return `No page shows ${unused.join(', ')}, and it would be published all the same: remove it under "Pictures that no page shows".`;
    if (unsettled.length === 0) return undefined;
    return `${unsettled.length === 1 ? 'One value is' : `${unsettled.length} values are`} still to replace: see the list under "Still to replace".`;
  }

  #faultOf(way: Way, goal: Goal): string | undefined {
    if (way.how !== 'none yet') return undefined;
    return goal === 'live'
      ? 'Nobody has said yet how the site goes live: say so under "How the site goes live".'
      : 'No address for drafts is set: it can be set under "How the site goes live".';
  }

  /** What is published already, taken in where others have published it. */
  async #lookAt(
    way: Way,
    name: string,
    choices: Choices,
  ): Promise<{ asked: FileConflicts } | { beside: number; fault?: string }> {
    if (way.how !== 'push') return { beside: 0 };
    try {
      const { hasVersions, obstacle, warning } = await this.#history.state();
      if (!hasVersions || obstacle)
        throw new PublishError(
          obstacle ?? warning ?? 'No versions are kept in this folder: there is nothing to send.',
        );
      const remote = new Remote(this.#git, way, this.#log);
      const there = await remote.newest();
      if (there && (await remote.isAhead(there))) {
        await this.#history.addAll({ sentence: 'Changed outside the editor', name });
        const asked = await remote.takeIn(there, choices, name, this.#folders.unfinished);
        if (asked.length > 0) return { asked };
        await this.#waysOf(this.#site.texts());
      }
      const changed = await this.#git.line('status', '--porcelain', '--untracked-files=no', '--', ...beside);
      if (changed)
        throw new PublishError(
          `Something beside the texts is changed here and is in no version, so the host would build another site than you see: ask whoever looks after the site. (${changed.split('\n').length} files)`,
        );
      return { beside: await remote.versionsBeside(there) };
    } catch (error) {
      if (!(error instanceof PublishError)) throw error;
      return { beside: 0, fault: error.message };
    }
  }

  /** @returns what is known of it afterwards, in a sentence */
  async #go(way: Way, name: string, { head, content }: Ready): Promise<string> {
    const { ready } = this.#folders;
    const { root, publishing } = this.#site;
    switch (way.how) {
      case 'copy':
        await copyTo(ready, way.folder);
        return `Done: ${way.folder} holds the new site.`;
      case 'command':
        // The program takes what lies in the folder of builds: that shall be what was seen.
        await rm(publishing.dist, { recursive: true, force: true });
        await mkdir(publishing.dist, { recursive: true });
        await cp(ready, publishing.dist, { recursive: true });
        await runCommand(way.command, root, this.#log);
        return 'Handed to the host: its program has taken the new site.';
      case 'push': {
        // What was changed by another program belongs to what was checked and built.
        await this.#history.addAll({ sentence: 'Changed outside the editor', name });
        const version = await this.#git.line('rev-parse', 'HEAD');
        const isAsSeen =
          content === (await this.#markOfContent()) &&
          (await this.#git.does('diff', '--quiet', version, '--', 'content')) &&
          (head === '' || (await this.#git.does('diff', '--quiet', head, version, '--', ...beside)));
        if (!isAsSeen)
          throw new PublishError(`The site was changed since you looked: look again. ${asBefore}`);
        await new Remote(this.#git, way, this.#log).send(version);
        return 'Handed to the host: it builds the new site now, which takes it some minutes.';
      }
      case 'none yet':
        throw new PublishError('Nobody has said yet where it goes.');
    }
  }
}
