import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { projectRoot } from './paths.ts';

/** Nothing about a build is told to anybody. */
const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' };

/**
 * Runs a script with this Node in the project folder. What it complains of passes through, what it reports only when it
 * fails. Resolves to whether it succeeded, after it has ended: on abort it is asked to end, and waited for.
 */
export const runNode = async (args: string[], signal: AbortSignal): Promise<boolean> => {
  if (signal.aborted) return false;
  const child = spawn(process.execPath, args, {
    cwd: projectRoot,
    stdio: ['inherit', 'pipe', 'inherit'],
    env,
  });
  const said = text(child.stdout);
  const end = () => child.kill();
  signal.addEventListener('abort', end);
  const [code] = await once(child, 'close');
  signal.removeEventListener('abort', end);
  if (code !== 0 && !signal.aborted) process.stdout.write(await said);
  return code === 0;
};
