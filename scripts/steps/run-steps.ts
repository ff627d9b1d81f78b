import { delimiter, join } from 'node:path';
import type { Writable } from 'node:stream';
import { projectRoot } from '@site/hosting';
import concurrently from 'concurrently';

/** The project's own programs come first, its Node among them; none reports anything to anybody. */
const env = {
  PATH: [join(projectRoot, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  ASTRO_TELEMETRY_DISABLED: '1',
  // Some programs colour what they write even for a file.
  ...(!process.stdout.isTTY && { NO_COLOR: '1' }),
};

/**
 * Runs scripts of package.json by name, two at a time: as many as the smallest machine it is made for has cores. What
 * each says comes in one piece, and a table of all at the end. Resolves to those that failed; the others run on.
 */
export const runSteps = async (
  names: readonly string[],
  outputStream: Writable = process.stdout,
  cwd = projectRoot,
): Promise<string[]> => {
  const { result } = concurrently(
    names.map((name) => ({ name, command: `node --run ${name}`, env })),
    {
      cwd,
      maxProcesses: 2,
      group: true,
      timings: true,
      prefix: 'name',
      outputStream,
    },
  );
  const events = await result.catch((closed: Awaited<typeof result>) => closed);
  const passed = new Set(events.filter(({ exitCode }) => exitCode === 0).map(({ command }) => command.name));
  return names.filter((name) => !passed.has(name));
};
