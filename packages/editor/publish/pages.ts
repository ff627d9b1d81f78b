import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { decodeHTML } from 'entities';
import { type Difference, differences } from '../document/differences.ts';

/** What a published page says, part by part, and the whole of it. */
type Page = { title: string; texts: readonly string[]; html: string };
export type Pages = Readonly<Record<string, Page>>;

/** What becomes of pages when they are published: of one, or of all that change in the same words. */
export type PageChange = {
  kind: 'new' | 'gone' | 'words' | 'look';
  pages: { address: string; title: string }[];
  changes: Pick<Difference, 'before' | 'after'>[];
};

const unread = /<(script|style|svg|template)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->/gi;
const withinLine =
  /<\/?(?:a|abbr|b|bdi|cite|code|dfn|em|i|q|s|small|span|strong|sub|sup|time|wbr)(?:\s(?:[^>"']|"[^"]*"|'[^']*')*)?>/gi;
const tag = /<(?:[^>"']|"[^"]*"|'[^']*')*>/g;

/** The words of a page as they are read, a line for each paragraph, heading or entry. */
const textsOf = (html: string) =>
  html
    .replaceAll(unread, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(withinLine, '')
    .replaceAll(tag, '\n')
    .split('\n')
    .map((line) => decodeHTML(line).trim())
    .filter((line) => line !== '');

export const pagesOf = async (dist: string): Promise<Pages> => {
  const names = await readdir(dist, { recursive: true });
  const found = names.filter((name) => name.endsWith('.html')).toSorted();
  return Object.fromEntries(
    await Promise.all(
      found.map(async (name) => {
        const html = await readFile(join(dist, name), 'utf8');
        const path = name.replaceAll(sep, '/');
        const [title = path] = textsOf(/<title>[^<]*/.exec(html)?.[0] ?? '');
        const address = `/${path.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`;
        return [address, { title, texts: textsOf(html), html }] as const;
      }),
    ),
  );
};

/** Which pages another build changes, and in which words; those that look alike are left out. */
export const pageChanges = (before: Pages, after: Pages): PageChange[] => {
  const found = new Map<string, PageChange>();
  // The page for what is not there comes last: nobody looks for it.
  const addresses = [...new Set([...Object.keys(after), ...Object.keys(before)])].toSorted(
    (a, b) => Number(a === '/404') - Number(b === '/404'),
  );
  for (const address of addresses) {
    const [was, now] = [before[address], after[address]];
    if (was?.html === now?.html) continue;
    const changes =
      was && now ? differences(was.texts, now.texts).map(({ before, after }) => ({ before, after })) : [];
    const kind = !was ? 'new' : !now ? 'gone' : changes.length > 0 ? 'words' : 'look';
    const page = { address, title: (now ?? was)?.title ?? '' };
    const key = kind === 'words' ? JSON.stringify(changes) : address;
    const same = found.get(key);
    if (same) same.pages.push(page);
    else found.set(key, { kind, pages: [page], changes });
  }
  return [...found.values()];
};
