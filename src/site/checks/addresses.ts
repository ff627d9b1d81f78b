import type { Reader } from '#src/content/reader.ts';
import type { PageEntry } from '../page-index.ts';

type Table = Readonly<Record<string, string>>;

const file = 'content/addresses.yaml';

/** Every address ever published still answers with the page it was given to, and every page's address is written down. */
export const publishedAddresses = (
  reader: Reader,
  { pages, addresses, redirects }: { pages: readonly PageEntry[]; addresses: Table; redirects: Table },
) => {
  const answering = (address: string) => [
    ...pages.filter((page) => page.address === address).map(({ id }) => id),
    ...(redirects[address] ?? '').split('#').slice(0, 1).filter(Boolean),
  ];
  for (const [address, id] of Object.entries(addresses)) {
    const found = answering(address);
    if (found.includes(id)) continue;
    const state = found.length > 0 ? `leads to ${found.join(', ')}` : 'leads nowhere';
    reader.problem(
      file,
      address,
      `was published as the address of ${id} and now ${state}: give it back to that page, or add "${address}: ${id}" to content/redirects.yaml`,
    );
  }
  for (const { address, id, file: own } of pages) {
    if (id !== 'not-found' && addresses[address] === undefined)
      reader.problem(
        own,
        'address',
        `${address} is not in ${file}: add the line "${address}: ${id}" there, which is never removed again`,
      );
  }
};

/** What the server answers itself, and the folders of what is published beside the pages. */
const served = new Set(['/healthz', '/index', '/_astro', '/art', '/data', '/media', '/social']);

/** No redirect stands where something else answers, and none differs from another in capitals alone. */
export const redirectsHideNothing = (reader: Reader, pages: readonly PageEntry[], redirects: Table) => {
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
