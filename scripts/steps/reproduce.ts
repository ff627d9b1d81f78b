import { spawnSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPaths, listFiles, Problem, projectRoot, reportFailure } from '@site/hosting';
import { copyProject } from '../copy-project.ts';

/** `npm run release` puts it beside what a build writes. */
const writtenByRelease = 'sbom.cdx.json';

/** The files below a folder whose bytes differ from those in another, or that only one of them has. */
const differing = async (one: string, other: string): Promise<string[]> => {
  const names = new Set([...(await listFiles(one)), ...(await listFiles(other))]);
  const read = (folder: string, name: string) => readFile(join(folder, name)).catch(() => undefined);
  const compared = [...names].map(async (name) => {
    const [first, second] = [await read(one, name), await read(other, name)];
    return first && second && first.equals(second) ? [] : [name];
  });
  return (await Promise.all(compared)).flat();
};

// `npm test` builds the site once more, in another folder and from nothing: every byte must be the same.
const reproduce = async () => {
  const root = await copyProject();
  try {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['build/build.ts'], {
      cwd: root,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Problem(`The site cannot be built in another folder:\n${stdout}${stderr}`);
    const [here, there] = [buildPaths(projectRoot), buildPaths(root)];
    const found = [
      ...(await differing(here.dist, there.dist)).map((name) => `dist/${name}`),
      ...(await differing(here.generated, there.generated))
        .filter((name) => name !== writtenByRelease)
        .map((name) => `generated/${name}`),
    ];
    if (found.length > 0) {
      throw new Problem(
        `Two builds of the same sources differ. Look for a clock, a random value or a path of this machine in:\n${found.join('\n')}`,
      );
    }
    console.log('A second build, in another folder, has the same bytes.');
  } finally {
    await rm(root, { recursive: true, force: true });
  }
};

await reproduce().catch(reportFailure);
