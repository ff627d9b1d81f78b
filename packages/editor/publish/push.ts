import { GitError, simpleGit } from 'simple-git';
import { asBefore, PublishError } from './way.ts';

/** Without a word from the host for this long, in milliseconds, it is given up. */
const longest = 2 * 60 * 1000;

/**
 * Sends the versions of a site, up to the one that is checked out, to a branch of a remote. It only ever adds to it.
 * @param log takes what git says
 * @throws PublishError where the remote has something else, or refuses
 */
export const pushTo = async (
  root: string,
  { remote, branch }: { remote: string; branch: string },
  log: (line: string) => void,
): Promise<void> => {
  const git = simpleGit({ baseDir: root, timeout: { block: longest } });
  const reach = async (...args: string[]) => {
    try {
      return await git.raw(...args);
    } catch (error) {
      if (!(error instanceof GitError)) throw error;
      log(`publish: ${error.message.trim().replaceAll(/\s*\n\s*/g, ' ')}`);
      throw new PublishError(
        `The host could not be reached, or does not let this machine in: see that it is on the internet, and publish again; if it happens twice, ask whoever looks after the site. ${asBefore}`,
        { cause: error },
      );
    }
  };
  const remotes = await git.getRemotes();
  if (!remotes.some(({ name }) => name === remote))
    throw new PublishError(
      `${JSON.stringify(remote)}, which content/publish.yaml names, is not set up in this folder: ask whoever looks after the site. ${asBefore}`,
    );
  const [there = ''] = (await reach('ls-remote', remote, `refs/heads/${branch}`)).split('\t');
  // What was sent from elsewhere is not known here, or is no beginning of what is.
  const isOurs =
    there === '' || (await git.raw('merge-base', there, 'HEAD').catch(() => '')).trim() === there;
  if (!isOurs)
    throw new PublishError(
      `Somebody has published from another machine since: ask whoever looks after the site to bring the two together, then publish again. ${asBefore}`,
    );
  await reach('push', remote, `HEAD:refs/heads/${branch}`);
};
