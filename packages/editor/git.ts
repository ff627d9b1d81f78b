import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Without an answer from a remote for this long, in milliseconds, it is given up. */
const longest = 2 * 60 * 1000;

export type Git = ReturnType<typeof gitIn>;

/** The git that is installed, at work in one folder, with the keys and remotes that it has there. It never asks a person. */
export const gitIn = (root: string) => {
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };

  /** What git says, byte for byte. @throws what git refused, in its own words; also where it is not there, or is called off */
  const bytes = async (args: readonly string[], signal?: AbortSignal): Promise<Buffer> => {
    const options = { cwd: root, env, timeout: longest, signal };
    try {
      return (await run('git', args, { ...options, encoding: 'buffer', maxBuffer: 2 ** 28 })).stdout;
    } catch (error) {
      const { stderr = '', message } = Object(error);
      throw new Error((String(stderr).trim() || String(message)).replaceAll(/\s*\n\s*/g, ' '));
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
  /** The options that put a commit under a person's name, and leave out hooks and signatures. */
  const signedBy = async (name: string) => {
    const email = await line('config', '--default', '', 'user.email');
    const given = [`user.name=${name}`, `user.email=${email}`];
    const left = ['commit.gpgSign=false', 'core.hooksPath=/dev/null'];
    return [...given, ...left].flatMap((option) => ['-c', option]);
  };
  return { root, bytes, text, line, does, signedBy };
};
