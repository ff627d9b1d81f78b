import type { Reader } from '#src/content/reader.ts';
import type { PageEntry } from '../page-index.ts';

/** What the server answers itself, and the folders of what is published beside the pages. */
const served = new Set(['/healthz', '/index', '/_astro', '/art', '/data', '/media', '/social']);

/** No redirect stands where something else answers, and none differs from another in capitals alone. */
export const redirectsHideNothing = (
  reader: Reader,
  pages: readonly PageEntry[],
  redirects: Readonly<Record<string, string>>,
) => {
  // People type small letters: one address in two spellings leads to one page.
  const taken = new Map(pages.map(({ address, id, file }) => [address.toLowerCase(), { id, shown: file }]));
  const exact = new Set(pages.map(({ address }) => address));
  for (const [from, target] of Object.entries(redirects)) {
    const spelled = from.toLowerCase();
    const other = taken.get(spelled);
    const id = target.replace(/#.*/, '');
    const hidden = served.has(from)
      ? 'the server itself'
      : other && (exact.has(from) || other.id !== id) && other.shown;
    if (hidden)
      reader.problem(
        'content/redirects.yaml',
        from,
        `hides what ${hidden} shows at this address: remove the line, or choose another address`,
      );
    taken.set(spelled, other ?? { id, shown: `the line for ${from}` });
  }
};
