import type { Reader } from '#src/content/reader.ts';
import type { WrittenPage } from './written-pages.ts';

/** What the server answers itself, and the folders of what is published beside the pages. */
const served: ReadonlySet<string> = new Set(['/healthz', '/index', '/_astro', '/art', '/social']);

/** No redirect stands where something else answers. */
export const redirectsHideNothing = (
  reader: Reader,
  pages: readonly WrittenPage[],
  redirects: Readonly<Record<string, string>> | undefined,
) => {
  const files = new Map(pages.map((page) => [page.address, page.file]));
  for (const from of Object.keys(redirects ?? {})) {
    const hidden = files.get(from) ?? (served.has(from) ? 'the server itself' : undefined);
    if (hidden)
      reader.problem(
        'content/redirects.yaml',
        from,
        `hides what ${hidden} shows at this address: remove the line, or choose another address`,
      );
  }
};
