import { chromium } from '@playwright/test';
import { claimPort } from '#build/listen.ts';
import { projectRoot } from '#build/paths.ts';
import { reportFailure } from '#build/problem.ts';
import { audit } from './bench/audit.ts';
import { type Finding, judge, medians, misses } from './bench/findings.ts';
import { clicks, presses } from './bench/interactions.ts';
import { serveBuild } from './bench/server.ts';
import { findChromium } from './find-chromium.ts';

// `npm run bench`: the built site over HTTP/2 and TLS beside a page of one 14 KB document, each figure beside its goal.
// Fails where a goal is missed. `npm run bench -- folder` measures the `dist/` and `generated/` of another folder.
const [root = projectRoot] = process.argv.slice(2);
const rounds = 3;
const pages = ['/', '/iso22000Main', '/all-iso', '/about', '/plan'];

const run = async () => {
  const server = await serveBuild(root);
  const port = await claimPort();
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: [`--remote-debugging-port=${port}`, `--ignore-certificate-errors-spki-list=${server.trust}`],
  });
  const paint = async (): Promise<Finding[]> => {
    const bare = await audit(server.reference, port);
    const findings: Finding[] = [{ of: 'reference', figures: bare }];
    for (const page of pages) {
      const figures = await audit(server.url + page, port);
      const ratios = {
        'first paint of the reference': figures['first paint ms'] / bare['first paint ms'],
        'largest paint of the reference': figures['largest paint ms'] / bare['largest paint ms'],
      };
      findings.push({ of: page, figures: { ...figures, ...ratios } });
    }
    return findings;
  };
  const measured: Finding[][] = [];
  try {
    // In turns, so that a busy minute of the machine falls on all alike.
    for (let round = 0; round < rounds; round += 1)
      measured.push([
        ...(await paint()),
        ...(await clicks(browser, server.url)),
        ...(await presses(browser, server.url)),
      ]);
  } finally {
    await browser.close();
    server.stop();
  }
  for (const { of, figures } of medians(measured)) {
    const judged = judge(of, figures);
    console.log(`\n${of}`);
    console.table(judged);
    if (misses(judged)) process.exitCode = 1;
  }
};

await run().catch(reportFailure);
