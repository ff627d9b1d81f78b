import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Conflict, merge, type Side } from '../document/merge.ts';
import { valueIn, withValue } from '../document/text-file.ts';
import { type Git, GitError } from '../git.ts';
import { asBefore, PublishError } from './way.ts';

export type Target = { remote: string; branch: string };
/** What both have changed, by file. */
export type FileConflicts = { file: string; conflicts: readonly Conflict[] }[];
/** Which side a person has chosen, by file and field. */
export type Choices = Readonly<Record<string, Readonly<Record<string, Side>>>>;

type Log = (line: string) => void;

/** A remote of git where a host waits for versions of the site. */
export class Remote {
  readonly #git: Git;
  readonly #target: Target;
  readonly #log: Log;

  constructor(git: Git, target: Target, log: Log) {
    this.#git = git;
    this.#target = target;
    this.#log = log;
  }

  /** @throws PublishError where the remote cannot be reached, or does not let in */
  async #reach(...args: string[]): Promise<string> {
    try {
      return await this.#git.line(...args);
    } catch (error) {
      if (!(error instanceof GitError)) throw error;
      this.#log(`publish: ${error.message}`);
      const isBehind = /\[rejected\]|fetch first|non-fast-forward/.test(error.message);
      throw new PublishError(
        isBehind
          ? `Somebody else has published at this moment: look again. ${asBefore}`
          : `The host could not be reached, or does not let this machine in: see that it is on the internet, and try again; if it happens twice, ask whoever looks after the site. ${asBefore}`,
        { cause: error },
      );
    }
  }

  /** The version that the branch has there, brought to this machine; undefined where nothing was published yet. */
  async newest(): Promise<string | undefined> {
    const { remote, branch } = this.#target;
    if (!(await this.#git.line('remote')).split('\n').includes(remote))
      throw new PublishError(
        `${JSON.stringify(remote)}, to which the site is published, is not set up in this folder: ask whoever looks after the site. ${asBefore}`,
      );
    const [there] = (await this.#reach('ls-remote', remote, `refs/heads/${branch}`)).split('\t');
    if (!there) return undefined;
    if (!(await this.#git.does('cat-file', '-e', `${there}^{commit}`)))
      await this.#reach('fetch', '--quiet', '--no-tags', remote, `refs/heads/${branch}`);
    return there;
  }

  /** How many versions that are not there yet change something beside the texts: whoever wrote the site's program made them. */
  async versionsBeside(there: string | undefined): Promise<number> {
    if (there === undefined) return 0;
    const places = ['.', ':(exclude)content'];
    return Number(await this.#git.line('rev-list', '--count', `${there}..HEAD`, '--', ...places));
  }

  /** Whether the folder lacks something of what was published. */
  async isAhead(there: string | undefined): Promise<boolean> {
    return there !== undefined && !(await this.#git.does('merge-base', '--is-ancestor', there, 'HEAD'));
  }

  /**
   * Takes in what others have published. Git puts together what differs in different places; a text that both have changed
   * is put together field by field. The folder is touched in the last step alone, and in one.
   * @param unfinished where files that come and go may lie
   * @returns what a person has to choose, where both have changed the same field; nothing was changed then
   */
  async takeIn(there: string, choices: Choices, name: string, unfinished: string): Promise<FileConflicts> {
    const { tree, files } = await this.#mergedTree(there);
    const asked: FileConflicts = [];
    const solved = new Map<string, string>();
    for (const file of files) {
      const { text, conflicts } = await this.#mergedText(there, file, choices[file] ?? {});
      if (conflicts.some(({ field }) => !choices[file]?.[field])) asked.push({ file, conflicts });
      solved.set(file, text);
    }
    if (asked.length > 0) return asked;
    const whole = solved.size === 0 ? tree : await this.#treeWith(tree, solved, unfinished);
    const parents = ['-p', 'HEAD', '-p', there];
    const email = await this.#git.line('config', '--default', '', 'user.email');
    const signed = ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
    const message = 'Took in what was published from another machine';
    const version = await this.#git.line(...signed, 'commit-tree', whole, ...parents, '-m', message);
    await this.#git.text('merge', '--quiet', '--ff-only', version).catch((error) => {
      this.#log(`publish: ${error.message}`);
      throw new PublishError(
        `What others have published could not be brought into this folder: a program of the site was changed here and is in no version. Ask whoever looks after the site. ${asBefore}`,
      );
    });
    return [];
  }

  /** What git makes of both, and the texts that it could not put together. */
  async #mergedTree(there: string): Promise<{ tree: string; files: string[] }> {
    const both = ['merge-tree', '--write-tree', '--name-only', '--no-messages', '-z', 'HEAD', there];
    const said = await this.#git.text(...both).catch((error) => {
      if (error instanceof GitError && error.said) return error.said;
      throw error;
    });
    const [tree = '', ...files] = said.split('\0').filter((part) => part !== '');
    const prefix = await this.#git.line('rev-parse', '--show-prefix');
    const own = files.map((file) => (file.startsWith(prefix) ? file.slice(prefix.length) : file));
    const others = own.filter((file) => !/^content\/.*\.(?:yaml|md)$/.test(file));
    if (others.length > 0)
      throw new PublishError(
        `From another machine ${others.join(', ')} was published, which was changed here too, and is no text: ask whoever looks after the site to bring the two together. ${asBefore}`,
      );
    return { tree, files: own };
  }

  async #mergedText(there: string, file: string, choices: Readonly<Record<string, Side>>) {
    const base = await this.#git.line('merge-base', 'HEAD', there);
    const textOf = (version: string) => this.#git.text('show', `${version}:./${file}`).catch(() => undefined);
    const [before, theirs, mine] = await Promise.all([base, there, 'HEAD'].map(textOf));
    if (theirs === undefined || mine === undefined)
      throw new PublishError(
        `${file} was removed on one machine and changed on another: ask whoever looks after the site to bring the two together. ${asBefore}`,
      );
    const values = [before ?? theirs, theirs, mine].map((text) => valueIn(file, text));
    const { value, conflicts } = merge(
      values[0],
      values[1],
      values[2],
      new Map<string, Side>([['changed', 'mine'], ...Object.entries(choices)]),
    );
    // The day of the change is set by saving.
    const asked = conflicts.filter(({ field }) => field !== 'changed');
    return { text: withValue(file, theirs, value), conflicts: asked };
  }

  async #treeWith(tree: string, texts: ReadonlyMap<string, string>, unfinished: string) {
    const places = { index: join(unfinished, randomUUID()), text: join(unfinished, randomUUID()) };
    const env = { GIT_INDEX_FILE: places.index };
    const prefix = await this.#git.line('rev-parse', '--show-prefix');
    try {
      await this.#git.bytes(['read-tree', tree], env);
      for (const [file, text] of texts) {
        await writeFile(places.text, text);
        const id = await this.#git.line('hash-object', '-w', '--no-filters', places.text);
        await this.#git.bytes(['update-index', '--cacheinfo', `100644,${id},${prefix}${file}`], env);
      }
      return (await this.#git.bytes(['write-tree'], env)).toString('utf8').trim();
    } finally {
      for (const place of Object.values(places)) await rm(place, { force: true });
    }
  }

  /** Sends a version of the site there. It only ever adds. @throws PublishError where the host has something else, or refuses */
  async send(version: string): Promise<void> {
    const { remote, branch } = this.#target;
    await this.#reach('push', '--quiet', remote, `${version}:refs/heads/${branch}`);
  }
}
