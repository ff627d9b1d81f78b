import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './files.ts';
import { type Names, namesIn, splitStyles } from './first-styles.ts';
import { iconSheet } from './icon-sheet.ts';

/** Pages with an opening as high as the screen: what follows it is not seen at first. */
const tallOpening = /<main[^>]* data-tall-opening/;

const style = /<style>([\s\S]*?)<\/style>/g;

/** Where the part of a page begins that is below its opening: the first section after the heading, or the list of them. */
function endOfOpening(html: string): number {
  const heading = html.indexOf('<h1');
  if (!tallOpening.test(html) || heading === -1) return -1;
  const length = html.slice(heading).search(/<section|<nav[^>]* data-section-bar/);
  return length === -1 ? -1 : heading + length;
}

/** Nothing below the first view is seen without its styles: src/behaviours/rest.ts shows it part by part. */
const untilStyled =
  '.js main noscript~:not([data-shown]),.js main:has(noscript)~:is(section,footer):not([data-shown]){display:none}';

/** Names what the first frame has all of the page above (src/behaviours/rest.ts): a tall opening, or else the header. */
const firstFrameEnds = ' id="rest"';

const moduleScript = /<script type="module" src="[^"]+"><\/script>/g;

/** React writes out what only has to be there, comments between its texts, and apostrophes as references. */
const saysTrue = / (data-[\w-]+)="true"/g;
const seam = /<!-- -->/g;
const apostrophe = /&#x27;/g;

/** A page with its styles in one element, for which the policy has one hash, and its script waiting with the rest. */
function prepared(html: string): string {
  const css = stylesOf(html);
  let count = 0;
  return html
    .replace(style, () => (count++ === 0 ? `<style>${css}</style>` : ''))
    .replace(moduleScript, '<noscript>$&</noscript>')
    .replace(saysTrue, ' $1')
    .replace(seam, '')
    .replace(apostrophe, "'");
}

/** The styles that stand in a page, in their order. */
const stylesOf = (html: string) => [...html.matchAll(style)].map(([, css]) => css).join('');

/** A page: its styles, its first view, what is below it and what is fixed to the window, which comes last. */
type Parts = { css: string; kind: string; opening: string; below: string; fixed: string };

/** Openings whose headings look alike are of one kind; a low opening is of one with those made by the same template. */
function partsOf(page: string): Parts {
  const html = prepared(page);
  const css = stylesOf(html);
  const from = endOfOpening(html);
  const end = from === -1 ? html.search(/<\/body>|$/) : from;
  const to = from === -1 ? end : html.indexOf('</footer>');
  const kind = from === -1 ? css : (/<h1 class="([^"]*)"/.exec(html)?.[1] ?? '');
  return { css, kind, opening: html.slice(0, end), below: html.slice(end, to), fixed: html.slice(to) };
}

/** What the first views of pages hold, together. */
function namesOf(pages: readonly Parts[]): Names {
  const names = { wide: new Set<string>(), narrow: new Set<string>() };
  for (const { opening, fixed } of pages) {
    const { wide, narrow } = namesIn(opening + fixed);
    for (const name of wide) names.wide.add(name);
    for (const name of narrow) names.narrow.add(name);
  }
  return names;
}

/** Takes the text of a file and its extension, and gives its address. */
type Publish = (text: string, extension: string) => string;

/** Pages that are made by one template: the styles of their first views in them, the others and the icons in files. */
function divided(pages: readonly Parts[], css: string, names: Names, publish: Publish) {
  const icons = iconSheet(pages.map(({ below }) => below));
  const { first, rest } = splitStyles(css, names);
  const isTall = pages.some(({ below }) => below !== '');
  const late = isTall ? rest + icons.styles(publish(icons.svg, 'svg')) : rest;
  const link = late
    ? `<noscript${isTall ? firstFrameEnds : ''}><link rel="stylesheet" href="${publish(late, 'css')}" fetchpriority="low"></noscript>`
    : '';
  const dressed = ({ opening }: Parts) =>
    isTall
      ? opening.replace(css, () => first + untilStyled)
      : opening.replace(css, () => first).replace('<main', `<noscript${firstFrameEnds}></noscript><main`);
  return (page: Parts) => dressed(page) + link + icons.withoutIcons(page.below) + page.fixed;
}

/**
 * Leaves in each page the styles of its first view and links the rest where the rest begins, whose icons come with it.
 * Where the opening is lower, all of the page counts as first view, but what waits for the visitor to act. Pages with an
 * opening of one kind have the same styles first, and so one hash in the policy, which is sent with every page. What is
 * linked, and scripts, wait in `<noscript>` until the first view is painted (src/behaviours/rest.ts).
 */
export function splitPages(pages: readonly string[], publish: Publish): string[] {
  const parts = pages.map(partsOf);
  const names = new Map(
    [...Map.groupBy(parts, ({ kind }) => kind)].map(([kind, all]) => [kind, namesOf(all)]),
  );
  const templates = new Map(
    [...Map.groupBy(parts, ({ css, kind }) => kind + css)].map(([key, all]) => {
      const [{ css, kind } = { css: '', kind: '' }] = all;
      return [key, divided(all, css, names.get(kind) ?? namesOf(all), publish)];
    }),
  );
  return parts.map((page) => templates.get(page.kind + page.css)?.(page) ?? '');
}

/** Makes the pages of a build quick to paint: the styles of the first view first. */
export async function putFirstViewFirst(dist: string): Promise<void> {
  const files = (await listFiles(dist)).filter((file) => file.endsWith('.html'));
  const published = new Map<string, string>();
  const publish = (text: string, extension: string) => {
    // Pages of one kind share a file.
    const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
    const address = `/_astro/rest.${hash}.${extension}`;
    published.set(address, text);
    return address;
  };
  const pages = await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')));
  const split = splitPages(pages, publish);
  await Promise.all(files.map((file, index) => writeFile(join(dist, file), split[index] ?? '')));
  if (published.size > 0) await mkdir(join(dist, '_astro'), { recursive: true });
  for (const [address, text] of published) await writeFile(join(dist, address), text);
}
