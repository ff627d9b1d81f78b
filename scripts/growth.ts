import { spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles, Problem, projectRoot, reportFailure } from '@site/hosting';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { copyProject } from './copy-project.ts';

// `npm run growth`: how the time and the memory of a build grow with the number of pages, in a copy of the project to
// which pages of one kind are added. Takes a quarter of an hour.
const numbersAdded = [0, 279, 3069];

const sample = 'content/certifications/gmp.yaml';

const samplePage = z.looseObject({
  benefits: z.looseObject({ items: z.array(z.looseObject({ text: z.string() })) }),
});

/** Adds pages that say what the sample says; what no two pages may share has a number. */
const addPages = async (root: string, count: number) => {
  const page = samplePage.parse(parse(await readFile(join(projectRoot, sample), 'utf8')));
  for (let number = 1; number <= count; number += 1) {
    const items = page.benefits.items.map((item) => ({ ...item, text: `${item.text} (${number})` }));
    const another = {
      ...page,
      address: `/generated-${number}`,
      title: `Generated page ${number}`,
      description: `A page made to measure how the build grows with the number of pages it has: number ${number}.`,
      benefits: { ...page.benefits, items },
    };
    await writeFile(join(root, `content/certifications/generated-${number}.yaml`), stringify(another));
  }
};

/** The page for unknown addresses names every page, and is too heavy for its budget with thousands: not the question here. */
const withoutBudgets = (root: string) =>
  writeFile(join(root, 'build/budgets.ts'), 'export const overBudget = async () => [];\n');

/** Builds in a folder. Time in seconds, peak memory of the largest process in MB. */
const build = async (root: string) => {
  const report = join(root, 'peaks.txt');
  const start = performance.now();
  const child = spawn(process.execPath, ['build/build.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_OPTIONS: `--import ${join(projectRoot, 'scripts/bench/peak.ts')}`,
      PEAKS: report,
    },
  });
  const status = await new Promise((resolve) => child.once('exit', resolve));
  if (status !== 0) throw new Problem('The site with more pages cannot be built: see above.');
  const seconds = (performance.now() - start) / 1000;
  const peaks = (await readFile(report, 'utf8')).trim().split('\n').map(Number);
  return { seconds, memory: Math.max(...peaks) / 1024 };
};

const growth = async () => {
  const rows = [];
  for (const added of numbersAdded) {
    const root = await copyProject();
    try {
      await addPages(root, added);
      await withoutBudgets(root);
      const { seconds, memory } = await build(root);
      const pages = (await listFiles(join(root, 'dist'))).filter((file) => file.endsWith('.html')).length;
      console.log(`${pages} pages in ${seconds.toFixed(1)} s`);
      rows.push({
        pages,
        seconds: Number(seconds.toFixed(1)),
        'ms a page': Math.round((1000 * seconds) / pages),
        'peak memory MB': Math.round(memory),
      });
    } finally {
      await rm(root, { recursive: true, force: true });
    }
  }
  console.table(rows);
  await mkdir(join(projectRoot, 'bench'), { recursive: true });
  await writeFile(join(projectRoot, 'bench/growth.json'), `${JSON.stringify(rows, null, 2)}\n`);
};

await growth().catch(reportFailure);
