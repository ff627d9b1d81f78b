import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { precompress } from '../compress.ts';
import { inlineHashes } from '../hashes.ts';
import { defaultStrictTransport } from '../headers.ts';
import type { Site } from '../site.ts';

/** Stands in files that must never be sent. */
export const secret = 'never-to-be-sent';

const inline = { scripts: [`document.documentElement.className='js'`], styles: ['body{color:black}'] };

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>${title}</title><style>${inline.styles}</style>` +
  `<script>${inline.scripts}</script></head><body><h1>${title}</h1>${body}</body></html>\n`;

const prose = '<p>A paragraph that is long enough for compression to be worth its while.</p>'.repeat(40);

/** The files of a small site as a build leaves it, by path below the project folder. */
const files: Record<string, string> = {
  'dist/index.html': page('Home', prose),
  'dist/about.html': page('About', prose),
  'dist/iso1385Main.html': page('ISO 13485:2016', prose),
  'dist/404.html': page('Page not found', prose),
  'dist/_astro/app.D4fGh1.js': `export const digits = '${'0123456789'.repeat(400)}';\n`,
  'dist/art/hero.1a2b3c4d.svg': `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h8v8z"/>'.repeat(60)}</svg>\n`,
  'dist/sw.js': 'self.addEventListener("fetch", () => {});\n',
  'dist/robots.txt': 'User-agent: *\nAllow: /\n',
  'dist/sitemap.xml': '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"/>\n',
  'dist/site.webmanifest': '{"name":"Fixture"}\n',
  'dist/dates.ics': 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
  'dist/contact.vcf': 'BEGIN:VCARD\r\nEND:VCARD\r\n',
  'dist/register.csv': 'standard,edition\nISO 9001,2015\n',
  'dist/photo.png': '\u0089PNG',
  'dist/.well-known/security.txt': 'Contact: mailto:security@example.com\n',
  'dist/.env': secret,
  'dist/.git/config': secret,
  'dist/_headers': secret,
  'dist/_redirects': secret,
  'secret.txt': secret,
};

/** A small built site in a temporary folder. `root` holds `dist` and, outside of it, a secret. */
export type Fixture = { root: string; dist: string; site: Site; remove: () => Promise<void> };

/** Writes the site, compresses it and takes its hashes, as a build does. Call `remove` in the end. */
export const makeFixture = async (): Promise<Fixture> => {
  const root = await mkdtemp(join(tmpdir(), 'site-contract-'));
  const dist = join(root, 'dist');
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), text);
  }
  await precompress(dist);
  const redirects = [
    { from: '/iso13485', to: '/iso1385Main' },
    { from: '/our-process', to: '/about#our-process' },
  ];
  return {
    root,
    dist,
    site: { ...inlineHashes(inline), redirects, strictTransport: defaultStrictTransport, isDraft: false },
    remove: () => rm(root, { recursive: true, force: true }),
  };
};
