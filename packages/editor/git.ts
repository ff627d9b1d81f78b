import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Without an answer from a remote for this long, in milliseconds, it is given up. */
const longest = 2 * 60 * 1000;

/** What git refused: its own words, and what it had said until then. */
export class GitError extends Error {
  override name = 'GitError';
  readonly said: string;

  constructor(message: string, said: string) {
    super(message);
    this.said = said;
  }
}

const fieldOf = (error: unknown, name: string) =>
  error instanceof Object ? String(Reflect.get(error, name) ?? '') : '';

/** The git that is installed, at work in one folder, with the keys and remotes that it has there. It never asks a person. */
export class Git {
  readonly root: string;
  readonly #env: NodeJS.ProcessEnv;

  constructor(root: string) {
    this.root = root;
    this.#env = { ...process.env, GIT_TERMINAL_PROMPT: '0', LC_ALL: 'C' };
  }

  /** @throws GitError where git refuses, or is not there */
  async bytes(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Buffer> {
    const options = { cwd: this.root, env: { ...this.#env, ...env }, timeout: longest };
    try {
      return (await run('git', args, { ...options, encoding: 'buffer', maxBuffer: 2 ** 28 })).stdout;
    } catch (error) {
      const words = fieldOf(error, 'stderr').trim() || fieldOf(error, 'message');
      throw new GitError(words.replaceAll(/\s*\n\s*/g, ' '), fieldOf(error, 'stdout'));
    }
  }

  /** What git says, byte for byte. */
  async text(...args: readonly string[]): Promise<string> {
    return (await this.bytes(args)).toString('utf8');
  }

  /** What git says, without its line end. */
  async line(...args: readonly string[]): Promise<string> {
    return (await this.text(...args)).trim();
  }

  /** Whether git does it. */
  async does(...args: readonly string[]): Promise<boolean> {
    return this.bytes(args).then(
      () => true,
      () => false,
    );
  }
}
