import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Git } from '../git.ts';
import type { History } from '../history/history.ts';
import { asBefore, Refusal } from '../refusal.ts';
import type { Site, Way, Ways } from '../site.ts';
import { ownFolder } from '../store/content-store.ts';
import { runCommand } from './command.ts';
import { copyTo } from './copy.ts';
import { type PageChange, pageChanges, pagesOf } from './pages.ts';
import { beside, type Choices, type FileConflict, type LookedAt, remoteOf } from './remote.ts';

export type Publication =
  | { step: 'none' }
  | { step: 'busy' | 'done' | 'failed'; message: string }
  /** Others have published, and both have changed the same fields. */
  | { step: 'choosing'; conflicts: FileConflict[] }
  | {
      step: 'ready';
      changes: PageChange[];
      isFirst: boolean;
      /** How many versions that change more than the texts go along. */
      beside: number;
      /** Why it cannot go live, and why no draft of it can be put anywhere; undefined where it can. */
      refused: { live: string | undefined; draft: string | undefined };
      /** Where it goes, and what the site was made of when it was looked at. */
      ways: Ways;
      mark: string;
      /** What has just been done with it. */
      done?: string;
    };

export type Goal = keyof Ways;

/** Why what has nowhere to go cannot be published. */
const nowhere = {
  live: 'Nobody has said yet how the site goes live: say so under "How the site goes live".',
  draft: 'No address for drafts is set: it can be set under "How the site goes live".',
};

/** What follows from a fault of ours before anything was published. */
const unchanged = `. ${asBefore}`;

/** A hash of all files below a folder. */
const markOf = async (folder: string): Promise<string> => {
  const mark = createHash('sha256');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) mark.update(`${file}\0`).update(await readFile(file));
  return mark.digest('base64url');
};

const copyOver = async (from: string, to: string) => {
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
};

export type Publisher = ReturnType<typeof publisherOf>;

/** Publishes a site in two steps: it is checked, built and compared; then, when the person agrees, it goes live as it was seen. */
export const publisherOf = (
  site: Site,
  git: Git,
  history: History,
  signal: AbortSignal,
  log: (line: string) => void,
) => {
  const own = ownFolder(site.root);
  /** What is live, to compare with, and what was built to be looked at. */
  const [published, built] = [join(own, 'published'), join(own, 'ready')];
  let state: Publication = { step: 'none' };

  /** What a person is told of a failure; what it came from is for others. @param unforeseen what follows from a fault of ours */
  const told = (error: unknown, unforeseen: string) => {
    const isOurs = error instanceof Refusal;
    if (!isOurs || error.cause) log(`publish: ${isOurs ? error.cause : error}`);
    return isOurs ? error.message : `Something went wrong that nobody expected${unforeseen}`;
  };

  /** Settles once what was begun last is done. */
  let work = Promise.resolve();

  /** Does one thing at a time. */
  const attempt = (message: string, unforeseen: string, task: () => Promise<Publication>) => {
    if (state.step === 'busy') return work;
    state = { step: 'busy', message };
    const failed = (error: unknown): Publication => ({ step: 'failed', message: told(error, unforeseen) });
    work = task()
      .catch(failed)
      .then((next) => {
        state = next;
      });
    return work;
  };

  /** What the site is made of now: its texts and pictures, and the last version that changed anything beside them. */
  const markNow = async () => {
    const version = await git.line('log', '-1', '--format=%H', '--', ...beside).catch(() => '');
    return `${await markOf(join(site.root, 'content'))} ${version}`;
  };

  /** How the site goes live, and why its texts may not yet. @throws Refusal where the site cannot be built of them */
  const judged = async () => {
    const { problems, unsettled = [], unused = [], ways } = await site.check(site.texts());
    const [first] = problems;
    if (first)
      throw new Refusal(`${first.file}, ${first.field}: ${first.message}. Correct it first. ${asBefore}`);
    if (!ways) throw new Error('a check that finds no problem says how the site goes live');
    if (unused.length > 0)
      throw new Refusal(
        `No page shows ${unused.join(', ')}: remove it under "Pictures that no page shows", or name it where it belongs. ${asBefore}`,
      );
    const left = unsettled.length;
    return {
      ways,
      unfinished: left > 0 ? `Values that are not real yet: ${left}. See "Still to replace".` : undefined,
    };
  };

  /** What is published already, taken in where others have published it. */
  const lookAt = async (way: Way, name: string, choices: Choices): Promise<LookedAt> => {
    if (way.how !== 'push') return {};
    const { hasVersions, obstacle, warning } = await history.state();
    if (!hasVersions || obstacle)
      throw new Refusal(
        obstacle ?? warning ?? 'No versions are kept in this folder: there is nothing to send.',
      );
    return remoteOf(git, history, way, signal).takeIn(choices, name);
  };

  /** @returns what is known of it afterwards, in a sentence */
  const go = async (way: Way, version: string): Promise<string> => {
    if (way.how === 'none yet') throw new Refusal('Nobody has said yet where it goes.');
    if (way.how === 'copy') {
      await copyTo(built, way.folder);
      return `Done: ${way.folder} holds the new site.`;
    }
    if (way.how === 'command') {
      // The program takes what lies in the folder of builds: that shall be what was seen.
      await copyOver(built, site.publishing.dist);
      await runCommand(way.command, site.root, log);
      return 'Handed to the host: its program has taken the new site.';
    }
    await remoteOf(git, history, way, signal).send(version);
    return 'Handed to the host: it builds the new site now, which takes it some minutes.';
  };

  /** What is live is remembered, to compare with. */
  const remember = async (): Promise<string> => {
    try {
      await rm(published, { recursive: true, force: true });
      await rename(built, published);
      return '';
    } catch (error) {
      log(`publish: ${error}`);
      return ' It could not be noted on this machine what is live now: the next comparison will show more than has changed.';
    }
  };

  return {
    published,
    built,

    get state() {
      return state;
    },
    ended: () => work,

    /**
     * Takes in what others have published, checks and builds the site, and says what would change.
     * @param name who does it
     */
    prepare: (name: string, choices: Choices = {}) =>
      attempt('Checking every text, and what others have published…', unchanged, async () => {
        const { live } = (await judged()).ways;
        const found = await lookAt(live, name, choices).catch((error) => ({ fault: told(error, unchanged) }));
        const { asked, fault, beside = 0 }: LookedAt = found;
        if (asked) return { step: 'choosing', conflicts: asked };
        // Others may have published texts that do not hold together with ours.
        const { ways, unfinished } = await judged();
        const whyNot = (goal: Goal) => (ways[goal].how === 'none yet' ? nowhere[goal] : undefined);
        const refused = { live: fault ?? unfinished ?? whyNot('live'), draft: whyNot('draft') };
        const mark = await markNow();
        state = { step: 'busy', message: 'Building the site…' };
        await site.publishing.build(signal);
        await copyOver(site.publishing.dist, built);
        const before = await pagesOf(published).catch(() => ({}));
        const isFirst = Object.keys(before).length === 0;
        const changes = pageChanges(before, await pagesOf(built));
        return { step: 'ready', changes, isFirst, beside, refused, ways, mark };
      }),

    /** Puts what was looked at where it belongs, as it was seen. @param name who does it */
    publish: async (goal: Goal, name: string) => {
      const ready = state;
      if (ready.step !== 'ready') return;
      const unforeseen = ': look at the site itself to see whether it has changed.';
      await attempt('Publishing. Leave the editor running…', unforeseen, async () => {
        const refused = ready.refused[goal];
        if (refused) throw new Refusal(refused);
        const way = ready.ways[goal];
        // What was changed by another program belongs to what was checked and built.
        const version = way.how === 'push' ? await history.addAll(name) : '';
        if (ready.mark !== (await markNow()))
          throw new Refusal(`The site was changed since you looked: look again. ${asBefore}`);
        const done = await go(way, version);
        if (goal === 'draft') return { ...ready, done };
        return { step: 'done', message: `${done}${await remember()}` };
      });
    },
  };
};
