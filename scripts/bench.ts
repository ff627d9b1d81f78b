import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { reportFailure } from '#build/problem.ts';
import type { Bench, Finding } from './bench/bench.ts';
import { freePort } from './bench/free-port.ts';
import { judge, misses } from './bench/goals.ts';
import { medians } from './bench/medians.ts';
import { readOptions } from './bench/options.ts';
import { serveBuild } from './bench/server.ts';
import { table } from './bench/table.ts';
import { findChromium } from './find-chromium.ts';

// `npm run bench`: the built site over HTTP/2 and TLS beside a page of one 14 KB document, each figure beside its goal.
// Fails where a goal is missed. For parts of it see bench/options.ts; the whole is written to bench/latest.json.
const rounds = 3;

const run = async () => {
  const { measurements, pages, build, isWhole } = readOptions(process.argv.slice(2));
  const server = await serveBuild(build);
  const port = await freePort();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [`--remote-debugging-port=${port}`, `--ignore-certificate-errors-spki-list=${server.trust}`],
  });
  const bench: Bench = { server, browser, port, pages };
  const found = new Map<string, Finding[][]>();
  try {
    // In turns, so that a busy minute of the machine falls on all alike.
    for (let round = 0; round < rounds; round += 1)
      for (const [name, measure] of measurements)
        found.set(name, [...(found.get(name) ?? []), await measure(bench)]);
  } finally {
    await browser.close();
    await server.stop();
  }
  const tables = [...found].map(([name, all]) => [name, judge(medians(all))] as const);
  for (const [name, rows] of tables) {
    console.log(`\n${name}`);
    console.table(table(rows));
  }
  if (tables.some(([, rows]) => rows.some(misses))) process.exitCode = 1;
  if (!isWhole) return;
  await mkdir('bench', { recursive: true });
  await writeFile('bench/latest.json', `${JSON.stringify(Object.fromEntries(tables), null, 2)}\n`);
};

await run().catch(reportFailure);
