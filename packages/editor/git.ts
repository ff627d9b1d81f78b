import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Without an answer from a remote for this long, in milliseconds, it is given up. */
const longest = 2 * 60 * 1000;

/** What git refused: its own words, and what it had said until then. */
export class GitError extends Error {
  override name = 'GitError';
  said = '';
}

const fieldOf = (error: unknown, name: string) =>
  error instanceof Object ? String(Reflect.get(error, name) ?? '') : '';

type Options = { env?: NodeJS.ProcessEnv; calledOff?: AbortSignal | undefined };
export type Git = ReturnType<typeof gitIn>;

/** The git that is installed, at work in one folder, with the keys and remotes that it has there. It never asks a person. */
export const gitIn = (root: string) => {
  const own = { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };

  /** What git says, byte for byte. @throws GitError where git refuses, is not there, or is called off */
  const bytes = async (args: readonly string[], { env, calledOff }: Options = {}): Promise<Buffer> => {
    const options = { cwd: root, env: { ...own, ...env }, timeout: longest, signal: calledOff };
    try {
      return (await run('git', args, { ...options, encoding: 'buffer', maxBuffer: 2 ** 28 })).stdout;
    } catch (error) {
      const words = fieldOf(error, 'stderr').trim() || fieldOf(error, 'message');
      const said = fieldOf(error, 'stdout');
      throw Object.assign(new GitError(words.replaceAll(/\s*\n\s*/g, ' ')), { said });
    }
  };
  const text = async (...args: readonly string[]) => (await bytes(args)).toString('utf8');
  /** What git says, without its line end. */
  const line = async (...args: readonly string[]) => (await text(...args)).trim();
  const does = (...args: readonly string[]) =>
    bytes(args).then(
      () => true,
      () => false,
    );
  /** The options that put a commit under a person's name. */
  const signedBy = async (name: string) => {
    const email = await line('config', '--default', '', 'user.email');
    return ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
  };
  return { root, bytes, text, line, does, signedBy };
};
