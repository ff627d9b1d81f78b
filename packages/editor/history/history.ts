import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Git } from '../git.ts';
import { Refusal } from '../refusal.ts';
import { turns } from '../turns.ts';

/** What is said of a version beside its text. */
export type Signed = { sentence: string; name: string };
export type Version = Signed & { id: string; when: string; text: string | undefined };

/** The folder of the pictures, from the root. */
export const media = 'content/media';
/** A file in git's own folder while a version is being made: the locks there are then ours. */
const making = 'editor-makes-a-version';

/** What git has in its folder in the midst of something, and how that is called off. */
const begun: readonly (readonly [file: string, what: string, calledOff: string])[] = [
  ['MERGE_HEAD', 'A merge', 'git merge --abort'],
  ['rebase-merge', 'A rebase', 'git rebase --abort'],
  ['rebase-apply', 'A rebase', 'git rebase --abort'],
  ['CHERRY_PICK_HEAD', 'A cherry-pick', 'git cherry-pick --abort'],
  ['REVERT_HEAD', 'A revert', 'git revert --abort'],
  ['BISECT_LOG', 'A bisection', 'git bisect reset'],
];

/** Why git has refused a version, in words for the person. */
const whyNot = (said: string) => {
  const why = /no space left/i.test(said)
    ? 'the disk is full: make room'
    : /permission denied|read-only/i.test(said)
      ? 'its folder .git may not be written'
      : 'another program is at work in the folder, or in the midst of something';
  return `No version could be made of it: ${why}. The next save makes one of both.`;
};

export type History = ReturnType<typeof historyOf>;

/**
 * The versions of the texts below a folder, made by git where the folder is a repository.
 * @param log takes what git says, for whoever looks after the machine
 */
export const historyOf = (git: Git, log: (line: string) => void) => {
  // Versions are made one after the other: git locks its index.
  const inTurn = turns();

  /** What was refused, noted for whoever looks after the machine. */
  const noted = (error: unknown) => {
    log(`history: ${error}`);
    return String(error);
  };

  /** Where git has files of its own. */
  const placesOf = async (...names: string[]) => {
    const places = await git.line('rev-parse', ...names.flatMap((name) => ['--git-path', name]));
    return places.split('\n').map((place) => resolve(git.root, place));
  };

  /** Why what is saved now would be lost. */
  const obstacle = async () => {
    const places = await placesOf(...begun.map(([file]) => file));
    const [, what, calledOff] = begun.find((_, index) => existsSync(places[index] ?? '')) ?? [];
    if (what)
      return `${what} was begun in this folder and is not finished: what is saved now could be lost with it. Have it finished, or called off (${calledOff}). What you write until then is kept as a draft.`;
    if (await git.does('symbolic-ref', '--quiet', 'HEAD')) return undefined;
    const branch = await git.line('rev-parse', '--abbrev-ref', '@{-1}').catch(() => 'main');
    return `This folder shows an earlier version and stands on no branch: what is saved now would be lost with the next change of version. Back to where the site is: git switch ${branch}. What you write until then is kept as a draft.`;
  };

  /** Whether the folder has versions; why nothing may be saved now (`obstacle`), or no version is made of it (`warning`). */
  const state = async () => {
    const isInside = await git.line('rev-parse', '--is-inside-work-tree').catch(String);
    if (isInside.includes('dubious ownership'))
      return {
        hasVersions: false,
        warning: `git refuses this folder, as it belongs to another user of the machine: what you save is saved, and no version is made of it. Whoever looks after the machine can mend it: git config --global --add safe.directory ${git.root}`,
      };
    return isInside === 'true' ? { hasVersions: true, obstacle: await obstacle() } : { hasVersions: false };
  };

  const make = async (places: readonly string[], { sentence, name }: Signed): Promise<undefined> => {
    // It takes no lock, which would stay where the machine goes down meanwhile.
    const list = ['--no-optional-locks', 'status', '--porcelain', '-z', '--no-renames'];
    const changed = (await git.text(...list, '--untracked-files=all', '--', ...places))
      .split('\0')
      .filter((entry) => entry !== '')
      .map((entry) => `:(top,literal)${entry.slice('XY '.length)}`);
    if (changed.length === 0) return;
    const commit = ['commit', '--quiet', `--message=${sentence}`, '--only'];
    const [mark = ''] = await placesOf(making);
    await writeFile(mark, '');
    try {
      await git.text('add', '--all', '--', ...changed);
      // What was staged when the machine went down may have been undone since.
      if (await git.does('diff', '--cached', '--quiet', 'HEAD', '--', ...changed)) return;
      await git.text(...(await git.signedBy(name)), ...commit, '--', ...changed);
    } finally {
      await rm(mark);
    }
  };
  const add = (places: readonly string[], signed: Signed): Promise<string | undefined> =>
    inTurn(() => make(places, signed)).catch((error) => whyNot(noted(error)));

  /** The text of a file in a version, byte for byte. @throws Refusal where it is not there */
  const textAt = (file: string, id: string): Promise<string> =>
    git.text('show', `${id}:./${file}`).catch((error) => {
      noted(error);
      throw new Refusal('This version is no longer there.');
    });

  return {
    state,
    textAt,

    /**
     * Makes a version of a text, and of what was put into content/media/; nothing else is in it, staged or not.
     * @returns why git refuses, where it does: the text is saved all the same, and is in the next version
     */
    add: (file: string, signed: Signed) => add([file, media], signed),

    /** Makes a version of whatever in content/ is in none yet. @returns the newest version @throws Refusal where git refuses */
    async addAll(name: string): Promise<string> {
      const refused = await add(['content'], { sentence: 'Changed outside the editor', name });
      if (refused) throw new Refusal(refused);
      return git.line('rev-parse', 'HEAD');
    },

    /** Removes the locks that a version has left which was being made when the machine went down; others are not touched. */
    async mend(): Promise<void> {
      if (!(await state()).hasVersions) return;
      const [mark = ''] = await placesOf(making);
      if (!existsSync(mark)) return;
      const branch = await git.line('rev-parse', '--symbolic-full-name', 'HEAD');
      const locks = await placesOf('index.lock', 'HEAD.lock', `${branch}.lock`);
      for (const place of [...locks, mark]) await rm(place, { force: true });
    },

    /** The newest versions of a text, newest first. */
    async versions(file: string, most: number): Promise<Version[]> {
      const format = '--format=%H%x1f%an%x1f%aI%x1f%s';
      // A repository without a commit has no log, nor has any other folder.
      const found = await git.text('log', '-z', `--max-count=${most}`, format, '--', file).catch(() => '');
      const entries = found.split('\0').filter((entry) => entry !== '');
      return Promise.all(
        entries.map(async (entry) => {
          const [id = '', name = '', when = '', sentence = ''] = entry.split('\x1f');
          return { id, name, when, sentence, text: await textAt(file, id).catch(() => undefined) };
        }),
      );
    },

    /** A picture as it was in a version; undefined where that version has none of this name. */
    pictureAt: (name: string, id: string): Promise<Uint8Array | undefined> =>
      git.bytes(['show', `${id}:./${media}/${name}`]).catch(() => undefined),
  };
};
