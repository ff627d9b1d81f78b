import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Conflict, merge, type Side } from '../document/merge.ts';
import { readValue, rewrite } from '../document/rewrite.ts';
import { type Git, gitIn } from '../git.ts';
import type { History } from '../history/history.ts';
import { asBefore, Refusal } from '../refusal.ts';
import type { Way } from '../site.ts';

/** All that is not a text: what the site's program is made of. */
export const beside = ['.', ':(exclude)content'];

/** What both have changed. */
export type FileConflict = Conflict & { file: string };
/** What others have published: what a person has to choose, what goes along with the texts, or why nothing can go there. */
export type LookedAt = { asked?: FileConflict[]; beside?: number; fault?: string };
/** Which side a person has chosen, by file and field: `content/firm.yaml:phones.office.number`. */
export type Choices = Readonly<Record<string, Side>>;

/**
 * A remote of git where a host waits for versions of the site.
 * @param signal calls off what only looks there
 */
export const remoteOf = (
  git: Git,
  history: History,
  { remote, branch }: Extract<Way, { how: 'push' }>,
  signal: AbortSignal,
) => {
  const branchThere = `refs/heads/${branch}`;

  /** @throws Refusal where the remote cannot be reached, or does not let in */
  const reach = async (args: readonly string[], calledOff?: AbortSignal): Promise<string> => {
    try {
      return (await git.bytes(args, calledOff)).toString('utf8').trim();
    } catch (error) {
      const isBehind = /\[rejected\]|fetch first|non-fast-forward/.test(String(error));
      throw new Refusal(
        isBehind
          ? `Somebody else has published at this moment: look again. ${asBefore}`
          : `The host could not be reached, or does not let this machine in: see that it is on the internet, and try again; if it happens twice, ask whoever looks after the site. ${asBefore}`,
        { cause: error },
      );
    }
  };

  /** A text that git could not put together, field by field. @param aside where git has left it so */
  const mergedText = async (aside: Git, file: string, choices: Choices) => {
    const textOf = (stage: number) => aside.text('show', `:${stage}:./${file}`).catch(() => undefined);
    const [before, mine, theirs] = await Promise.all([1, 2, 3].map(textOf));
    if (theirs === undefined || mine === undefined)
      throw new Refusal(
        `${file} was removed on one machine and changed on another: ask whoever looks after the site to bring the two together. ${asBefore}`,
      );
    const [began, their, my] = [before ?? theirs, theirs, mine].map((text) => readValue(text));
    const { value, conflicts } = merge(began, their, my, (field) => choices[`${file}:${field}`]);
    return { file, text: rewrite(theirs, value), asked: conflicts.map((each) => ({ file, ...each })) };
  };

  /** The version that the branch has there, brought to this machine; undefined where nothing was published yet. */
  const newest = async (): Promise<string | undefined> => {
    if (!(await git.line('remote')).split('\n').includes(remote))
      throw new Refusal(
        `${JSON.stringify(remote)}, to which the site is published, is not set up in this folder: ask whoever looks after the site. ${asBefore}`,
      );
    const [there] = (await reach(['ls-remote', remote, branchThere], signal)).split('\t');
    if (there && !(await git.does('cat-file', '-e', `${there}^{commit}`)))
      await reach(['fetch', '--quiet', '--no-tags', remote, branchThere], signal);
    return there;
  };

  /** @returns what a person has to choose */
  const putTogether = async (there: string, choices: Choices, name: string): Promise<FileConflict[]> => {
    const folder = await mkdtemp(join(tmpdir(), 'editor-'));
    const aside = gitIn(folder);
    const signed = await git.signedBy(name);
    await git.text(...signed, 'worktree', 'add', '--quiet', '--detach', folder);
    try {
      await aside.does(...signed, 'merge', '--quiet', '--no-ff', '--no-commit', there);
      const unmerged = await aside.text('diff', '--name-only', '--diff-filter=U', '-z');
      const files = unmerged.split('\0').filter((file) => file !== '');
      const others = files.filter((file) => !/^content\/.*\.yaml$/.test(file));
      if (others.length > 0)
        throw new Refusal(
          `From another machine ${others.join(', ')} was published, which was changed here too, and is no text: ask whoever looks after the site to bring the two together. ${asBefore}`,
        );
      const texts = await Promise.all(files.map((file) => mergedText(aside, file, choices)));
      const asked = texts.flatMap((text) => text.asked);
      if (asked.length > 0) return asked;
      for (const { file, text } of texts) await writeFile(join(folder, file), text);
      await aside.text('add', '--all');
      const message = '--message=Took in what was published from another machine';
      await aside.text(...signed, 'commit', '--quiet', message);
      const version = await aside.line('rev-parse', 'HEAD');
      await git.text('merge', '--quiet', '--ff-only', version);
      return [];
    } finally {
      await git.does('worktree', 'remove', '--force', folder);
    }
  };

  return {
    /**
     * Takes in what others have published. Git puts together what differs in different places; a text that both have changed
     * is put together field by field. The folder is touched in the last step alone, and in one.
     * @returns what a person has to choose, where both have changed the same field: nothing was changed then; or how many
     * versions that are not there yet change something beside the texts: whoever wrote the site's program made them
     */
    async takeIn(choices: Choices, name: string): Promise<LookedAt> {
      const changed = await git.line('status', '--porcelain', '--untracked-files=no', '--', ...beside);
      if (changed)
        throw new Refusal(
          `Something beside the texts is changed here and is in no version, so the host would build another site than you see: ask whoever looks after the site. (${changed.split('\n').length} files)`,
        );
      const there = await newest();
      if (there && !(await git.does('merge-base', '--is-ancestor', there, 'HEAD'))) {
        await history.addAll(name);
        const asked = await putTogether(there, choices, name);
        if (asked.length > 0) return { asked };
      }
      if (!there) return {};
      return { beside: Number(await git.line('rev-list', '--count', `${there}..HEAD`, '--', ...beside)) };
    },

    /** Sends a version of the site there. It only ever adds. @throws Refusal where the host has something else, or refuses */
    send: (version: string) => reach(['push', '--quiet', remote, `${version}:${branchThere}`]),
  };
};
