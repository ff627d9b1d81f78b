import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { asBefore, Refusal } from '../refusal.ts';

/** A host that takes longer than this, in milliseconds, does not answer any more. */
const longest = 15 * 60 * 1000;

/**
 * Runs the command of a host in the site's folder, without a shell.
 * @param log takes what the command says, line by line
 * @throws Refusal where it is not there, or fails
 */
export const runCommand = async (
  [program = '', ...args]: readonly string[],
  root: string,
  log: (line: string) => void,
): Promise<void> => {
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], timeout: longest });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n')) if (line.trim() !== '') log(`publish: ${line}`);
    });
  const [code] = await once(child, 'close').catch((error) => {
    throw new Refusal(
      `${JSON.stringify(program)}, which content/publish.yaml names, cannot be started on this machine: have it installed, and publish again. ${asBefore}`,
      { cause: error },
    );
  });
  if (code !== 0)
    throw new Refusal(
      'The program of the host ended without success. What it said stands in the window where the editor was started; whether anything of it has gone live, the host knows alone. See that this machine is on the internet, and publish again.',
    );
};
