import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { startServer } from '#deploy/serve.ts';
import { beside, type Row, run } from './bench/beside.ts';
import { freePort } from './bench/free-port.ts';
import { interactions } from './bench/interactions.ts';
import { type Audit, audit } from './bench/lighthouse.ts';
import { navigation } from './bench/navigation.ts';
import { serveReference } from './bench/reference.ts';
import { slowLine, slowProcessor, type Visit, visit } from './bench/visit.ts';

// `npm run bench`: the built site as served, on a slow phone, beside a page of one 14 KB document: medians of three, by
// Lighthouse and in a browser whose line and processor are slowed down. Figures in brackets are those of the last run.
const runs = 3;
const pages = ['/', '/iso22000Main', '/all-iso', '/about', '/contact'];
const file = 'bench/latest.json';
const links = [
  ['header', 'Team'],
  ['footer', 'HACCP Certification'],
] as const;
/** How the line or the processor is slowed down, and how many ms the pointer rests on a link: 1500 bring its page. */
const speeds = [
  ['', slowLine, 100],
  [', page at hand, slow processor', slowProcessor, 1500],
] as const;

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);
const total = (bytes: Visit['bytes']) => Object.values(bytes).reduce((sum, size) => sum + size, 0);

/** A list with one more value under a key. */
const add = <Value>(lists: Map<string, Value[]>, key: string, value: Value) =>
  lists.set(key, [...(lists.get(key) ?? []), value]);

const lighthouseRow = (page: string, all: readonly Audit[], limit: number): Row => {
  const of = (value: (one: Audit) => number) => median(all.map(value));
  return {
    page,
    'first paint ms': Math.round(of(({ firstPaint }) => firstPaint)),
    'largest paint ms': Math.round(of(({ largestPaint }) => largestPaint)),
    'of the limit': (of(({ largestPaint }) => largestPaint) / limit).toFixed(2),
    'blocked ms': Math.round(of(({ blocked }) => blocked)),
    shift: of(({ layoutShift }) => layoutShift).toFixed(3),
    scores: [0, 1, 2, 3].map((index) => of(({ scores }) => scores[index] ?? 0)).join(' '),
  };
};

const visitRow = (page: string, all: readonly Visit[]): Row => {
  const of = (value: (one: Visit) => number) => median(all.map(value));
  const part = (type: string) => kilobytes(of(({ bytes }) => bytes[type] ?? 0));
  return {
    page,
    'first paint ms': Math.round(of(({ firstPaint }) => firstPaint)),
    'largest paint ms': Math.round(of(({ largestPaint }) => largestPaint)),
    'blocked ms': Math.round(of(({ blocked }) => blocked)),
    shift: of(({ layoutShift }) => layoutShift).toFixed(3),
    requests: of(({ requests }) => requests),
    'HTML KB': part('Document'),
    'script KB': part('Script'),
    'style KB': part('Stylesheet'),
    'font KB': part('Font'),
    'image KB': part('Image'),
    'all KB': kilobytes(of(({ bytes }) => total(bytes))),
    violations: all.reduce((sum, { violations }) => sum + violations, 0),
  };
};

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
  const clicks = new Map<string, number[]>();
  const presses = new Map<string, number[]>();
  const from = `${serving.url}/iso22000Main`;
  // In turns, so that a busy minute of the machine falls on all alike.
  for (let turn = 0; turn < runs; turn += 1) {
    for (const url of [reference.url, ...pages.map((page) => serving.url + page)]) {
      add(visits, url, await visit(browser, url));
      add(audits, url, await audit(url, port));
    }
    for (const [part, link] of links)
      for (const [speed, slowDown, rest] of speeds)
        add(
          clicks,
          `${part}: ${link}${speed}`,
          await navigation(browser, from, `body > ${part}`, link, slowDown, rest),
        );
    for (const { control, time } of await interactions(browser, from, reference.url))
      add(presses, control, time);
  }
  const limit = median((audits.get(reference.url) ?? []).map(({ largestPaint }) => largestPaint));
  const nameOf = (url: string) => (url === reference.url ? 'reference' : url.slice(serving.url.length));
  const tables: Record<string, Row[]> = {
    lighthouse: [...audits].map(([url, all]) => lighthouseRow(nameOf(url), all, limit)),
    visits: [...visits].map(([url, all]) => visitRow(nameOf(url), all)),
    clicks: [...clicks].map(([link, times]) => ({ link, 'click to heading ms': Math.round(median(times)) })),
    interactions: [...presses].map(([control, times]) => ({ control, 'press to paint ms': median(times) })),
  };
  const last = run.safeParse(JSON.parse(await readFile(file, 'utf8').catch(() => '{}')));
  for (const [name, rows] of Object.entries(tables)) console.table(beside(rows, last.data?.[name]));
  await mkdir('bench', { recursive: true });
  await writeFile(file, `${JSON.stringify(tables, null, 2)}\n`);
} finally {
  await browser.close();
  reference.stop();
  await serving.stop();
}
