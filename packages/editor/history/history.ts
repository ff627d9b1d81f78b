import { rm, stat, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { GitError, type SimpleGit, simpleGit } from 'simple-git';

/** What is kept of a save beside its text. */
export type Signed = { sentence: string; name: string };
/** A text as it once was. */
export type Version = Signed & { id: string; when: string; text: string };

/** A version that could not be kept, or is not there: why, for the person. */
export class HistoryError extends Error {
  override name = 'HistoryError';
}

const media = 'content/media';
/** A file in git's own folder while a version is being made: the locks there are then ours. */
const keeping = 'editor-keeps-a-version';

/** The versions of the texts below a folder, kept by git where the folder is a repository. */
export class History {
  readonly #git: SimpleGit;
  readonly #root: string;
  readonly #log: (line: string) => void;
  /** Versions are made one after the other: git locks its index. */
  #turn: Promise<unknown> = Promise.resolve();

  /** @param log takes what git says, for whoever looks after the machine */
  constructor(root: string, log: (line: string) => void) {
    this.#root = root;
    this.#git = simpleGit({ baseDir: root });
    this.#log = log;
  }

  /** Whether the folder keeps versions: not without git, and not outside a repository. */
  async isKept(): Promise<boolean> {
    const answer = await this.#git.raw('rev-parse', '--is-inside-work-tree').catch(() => '');
    return answer.trim() === 'true';
  }

  /**
   * Makes a version of a text, and of what was put into content/media/; nothing else is in it, staged or not.
   * @throws HistoryError where git refuses: the text is saved all the same, and is in the next version
   */
  keep(file: string, signed: Signed): Promise<void> {
    return this.#keep([file, media], signed);
  }

  /** Makes a version of whatever in content/ is in none yet. @throws HistoryError where git refuses */
  keepAll(signed: Signed): Promise<void> {
    return this.#keep(['content'], signed);
  }

  #keep(places: readonly string[], { sentence, name }: Signed): Promise<void> {
    const kept = this.#turn.then(async () => {
      // It takes no lock, which would stay where the machine goes down meanwhile.
      const list = [
        '--no-optional-locks',
        'status',
        '--porcelain',
        '-z',
        '--no-renames',
        '--untracked-files=all',
        '--',
      ];
      const changed = (await this.#git.raw(...list, ...places))
        .split('\0')
        .filter((entry) => entry !== '')
        .map((entry) => `:(top,literal)${entry.slice('XY '.length)}`);
      if (changed.length === 0) return;
      const email = (await this.#git.raw('config', '--default', '', 'user.email')).trim();
      const config = [`user.name=${name}`, `user.email=${email}`, 'commit.gpgSign=false'];
      const git = simpleGit({ baseDir: this.#root, config });
      const [mark = ''] = await this.#placesOf(keeping);
      await writeFile(mark, '');
      try {
        await git.raw('add', '--all', '--', ...changed);
        await git.raw(
          'commit',
          '--quiet',
          '--no-verify',
          `--message=${sentence}`,
          '--only',
          '--',
          ...changed,
        );
      } finally {
        await rm(mark);
      }
    });
    this.#turn = kept.catch(() => undefined);
    return kept.catch((error) => {
      throw this.#inWords(
        error,
        'No version could be kept of it: another program is at work in the folder, or in the midst of something. The next save keeps one.',
      );
    });
  }

  /** Removes the locks that a version has left which was being made when the machine went down; others are not touched. */
  async mend(): Promise<void> {
    if (!(await this.isKept())) return;
    const [mark = ''] = await this.#placesOf(keeping);
    const isLeft = await stat(mark).then(
      () => true,
      () => false,
    );
    if (!isLeft) return;
    const branch = (await this.#git.raw('rev-parse', '--symbolic-full-name', 'HEAD')).trim();
    const locks = await this.#placesOf('index.lock', 'HEAD.lock', `${branch}.lock`);
    for (const place of [...locks, mark]) await rm(place, { force: true });
  }

  /** Where git has files of its own. */
  async #placesOf(...names: string[]): Promise<string[]> {
    const asked = names.flatMap((name) => ['--git-path', name]);
    const places = await this.#git.raw('rev-parse', ...asked);
    return places
      .trim()
      .split('\n')
      .map((place) => resolve(this.#root, place));
  }

  /** The newest versions of a text, newest first. */
  async versions(file: string, most: number): Promise<Version[]> {
    const format = '--format=%H%x1f%an%x1f%aI%x1f%s';
    // A repository without a commit has no log.
    const log = await this.#git.raw('log', '-z', `--max-count=${most}`, format, '--', file).catch(() => '');
    const found = log.split('\0').filter((entry) => entry !== '');
    const versions = await Promise.all(
      found.map(async (entry) => {
        const [id = '', name = '', when = '', sentence = ''] = entry.split('\x1f');
        return { id, name, when, sentence, text: await this.textAt(file, id).catch(() => '') };
      }),
    );
    return versions;
  }

  /** The text of a file in a version, byte for byte. @throws HistoryError where it is not there */
  async textAt(file: string, id: string): Promise<string> {
    return this.#git.raw('show', `${id}:./${file}`).catch((error) => {
      throw this.#inWords(error, 'This version is no longer there.');
    });
  }

  /** A picture as it was in a version; undefined where that version has none of this name. */
  async pictureAt(name: string, id: string): Promise<Uint8Array | undefined> {
    return this.#git.showBuffer(`${id}:./${media}/${name}`).catch(() => undefined);
  }

  #inWords(error: unknown, words: string): unknown {
    if (!(error instanceof GitError)) return error;
    this.#log(`history: ${error.message.trim().replaceAll(/\s*\n\s*/g, ' ')}`);
    return new HistoryError(words);
  }
}
