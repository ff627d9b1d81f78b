import { mkdir, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { startServer } from '#deploy/serve.ts';
import { freePort } from './bench/free-port.ts';
import { type Audit, audit } from './bench/lighthouse.ts';
import { serveReference } from './bench/reference.ts';
import { navigation, type Visit, visit } from './bench/visit.ts';

// `npm run bench`: the built site as served, on a slow phone, beside a page of one 14 KB document. Medians of three, by
// Lighthouse and in a browser whose line and processor are slowed down.
const runs = 3;
const pages = ['/', '/iso22000Main', '/all-iso', '/about'];

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
const total = (bytes: Visit['bytes']) => Object.values(bytes).reduce((sum, size) => sum + size, 0);

const serving = await startServer({
  port: 0,
  host: 'localhost',
  log: false,
  secure: false,
  allowedHosts: [],
});
const reference = await serveReference();
const port = await freePort();
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: [`--remote-debugging-port=${port}`],
});
try {
  const visits = new Map<string, Visit[]>();
  const audits = new Map<string, Audit[]>();
  const addresses = [reference.url, ...pages.map((page) => serving.url + page)];
  // In turns, so that a busy minute of the machine falls on all alike.
  for (let run = 0; run < runs; run += 1) {
    for (const url of addresses) {
      visits.set(url, [...(visits.get(url) ?? []), await visit(browser, url)]);
      audits.set(url, [...(audits.get(url) ?? []), await audit(url, port)]);
    }
  }
  const clicks = [];
  for (let run = 0; run < runs; run += 1)
    clicks.push(await navigation(browser, `${serving.url}/iso22000Main`, 'Team'));

  const nameOf = (url: string) => (url === reference.url ? 'reference' : url.slice(serving.url.length));
  const paintOf = (url: string) => median((audits.get(url) ?? []).map(({ largestPaint }) => largestPaint));
  const limit = paintOf(reference.url);
  const lighthouse = [...audits].map(([url, all]) => ({
    page: nameOf(url),
    'first paint ms': Math.round(median(all.map(({ firstPaint }) => firstPaint))),
    'largest paint ms': Math.round(paintOf(url)),
    'of the limit': (paintOf(url) / limit).toFixed(2),
    'blocked ms': Math.round(median(all.map(({ blocked }) => blocked))),
    shift: median(all.map(({ layoutShift }) => layoutShift)).toFixed(3),
    scores: (all[0]?.scores ?? [])
      .map((_, index) => median(all.map(({ scores }) => scores[index] ?? 0)))
      .join(' '),
  }));
  console.table(lighthouse);
  const rows = [...visits].map(([url, all]) => {
    const of = (value: (one: Visit) => number) => median(all.map(value));
    const part = (type: string) => kilobytes(of(({ bytes }) => bytes[type] ?? 0));
    return {
      page: nameOf(url),
      'first paint ms': Math.round(of(({ firstPaint }) => firstPaint)),
      'largest paint ms': Math.round(of(({ largestPaint }) => largestPaint)),
      'blocked ms': Math.round(of(({ blocked }) => blocked)),
      shift: of(({ layoutShift }) => layoutShift).toFixed(3),
      requests: of(({ requests }) => requests),
      'HTML KB': part('Document'),
      'script KB': part('Script'),
      'font KB': part('Font'),
      'image KB': part('Image'),
      'all KB': kilobytes(of(({ bytes }) => total(bytes))),
      violations: all.reduce((sum, { violations }) => sum + violations, 0),
    };
  });
  console.table(rows);
  const click = {
    'click to heading ms': Math.round(median(clicks.map(({ time }) => time))),
    violations: clicks.reduce((sum, { violations }) => sum + violations, 0),
  };
  console.table([click]);
  await mkdir('bench', { recursive: true });
  await writeFile('bench/latest.json', `${JSON.stringify({ lighthouse, rows, click }, null, 2)}\n`);
} finally {
  await browser.close();
  reference.stop();
  await serving.stop();
}
