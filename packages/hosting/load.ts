import { writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { copySite } from './load/server.ts';
import { trials } from './load/trials.ts';
import { reportFailure } from './problem.ts';
import { listPublished } from './published.ts';
import { canonicalPath } from './redirects.ts';

// `npm run load`: the built site, served as by `npm start` in a process of its own on this machine, under load and
// faults. Prints every figure, fails when a trial does, and writes the figures to a file where one is named, as in
// `npm run load -- bench/load.json`.
const run = async ([file]: readonly string[]) => {
  const copy = await copySite();
  try {
    const { published } = await listPublished(copy.dist);
    const paths = published
      .filter((file) => file !== '404.html')
      .map((file) => (file.endsWith('.html') ? canonicalPath(file) : `/${file}`));
    const record: Record<string, Record<string, number>> = {};
    for (const [name, trial] of Object.entries(trials)) {
      const { figures, faults } = await trial(copy, paths);
      record[name] = figures;
      console.log(`\n${name}: ${faults.length === 0 ? 'good' : 'FAILED'}`);
      for (const [figure, value] of Object.entries(figures)) console.log(`  ${figure.padEnd(32)}${value}`);
      for (const fault of faults) console.log(`  ! ${fault}`);
      if (faults.length > 0) process.exitCode = 1;
    }
    const machine = `${cpus().length} × ${cpus()[0]?.model}, server and visitors on the same machine`;
    if (file)
      await writeFile(file, `${JSON.stringify({ machine, node: process.version, ...record }, null, 2)}\n`);
  } finally {
    await copy.remove();
  }
};

await run(process.argv.slice(2)).catch(reportFailure);
