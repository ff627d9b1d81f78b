import { GitError, type SimpleGit, simpleGit } from 'simple-git';
import { asBefore, PublishError } from './way.ts';

/** Without a word from the host for this long, in milliseconds, it is given up. */
const longest = 2 * 60 * 1000;

type Target = { remote: string; branch: string };

/** Reaches the remote. @throws PublishError where it cannot be reached, or does not let in */
const reacher =
  (git: SimpleGit, log: (line: string) => void) =>
  async (...args: string[]): Promise<string> => {
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

/** The version that a branch of the remote has; none where it is not there yet. */
const liveVersion = async (git: SimpleGit, { remote, branch }: Target, log: (line: string) => void) => {
  const remotes = await git.getRemotes();
  if (!remotes.some(({ name }) => name === remote))
    throw new PublishError(
      `${JSON.stringify(remote)}, which content/publish.yaml names, is not set up in this folder: ask whoever looks after the site. ${asBefore}`,
    );
  const [there = ''] = (await reacher(git, log)('ls-remote', remote, `refs/heads/${branch}`)).split('\t');
  return there;
};

/**
 * How many versions that were not published yet change something beside the texts: whoever wrote the site's program made
 * them, and they are sent along. None where nothing was published yet, and where the remote has what is not known here.
 */
export const versionsBeside = async (
  root: string,
  target: Target,
  log: (line: string) => void,
): Promise<number> => {
  const git = simpleGit({ baseDir: root, timeout: { block: longest } });
  const there = await liveVersion(git, target, log);
  if (there === '') return 0;
  const places = [':(top)', ':(exclude)content'];
  const count = await git.raw('rev-list', '--count', `${there}..HEAD`, '--', ...places).catch(() => '0');
  return Number(count);
};

/**
 * Sends the versions of a site, up to the one that is checked out, to a branch of a remote. It only ever adds to it.
 * @param log takes what git says
 * @throws PublishError where the remote has something else, or refuses
 */
export const pushTo = async (root: string, target: Target, log: (line: string) => void): Promise<void> => {
  const git = simpleGit({ baseDir: root, timeout: { block: longest } });
  const there = await liveVersion(git, target, log);
  // What was sent from elsewhere is not known here, or is no beginning of what is.
  const isOurs =
    there === '' || (await git.raw('merge-base', there, 'HEAD').catch(() => '')).trim() === there;
  if (!isOurs)
    throw new PublishError(
      `Somebody has published from another machine since: ask whoever looks after the site to bring the two together, then publish again. ${asBefore}`,
    );
  await reacher(git, log)('push', target.remote, `HEAD:refs/heads/${target.branch}`);
};
