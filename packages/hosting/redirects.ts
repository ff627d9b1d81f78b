/** A page that has moved: both are addresses on this site, such as `/iso13485` and `/iso1385Main`. */
export type Redirect = { from: string; to: string };

/**
 * The one spelling of an address: single slashes, none at the end, no `.html`, no `/index`.
 * Expects a decoded path; the result always begins with exactly one slash, so it never leaves the host.
 */
export const canonicalPath = (path: string): string => {
  const parts = path.split('/').filter((part) => part !== '');
  const last = parts.pop()?.replace(/\.html$/, '') ?? '';
  const kept = last === 'index' || last === '' ? parts : [...parts, last];
  return `/${kept.join('/')}`;
};

/**
 * Where a request for `path` (decoded, without query) should be sent, or nothing when it is right as it is.
 * Only addresses that exist are offered: a wrong one is answered 404 at once, not after a detour.
 * @param spelled what `inLowerCase` gives: addresses hold capitals, and people type as they like
 */
export const redirectTarget = (
  path: string,
  exists: (address: string) => boolean,
  moved: ReadonlyMap<string, string>,
  spelled: ReadonlyMap<string, string>,
): string | undefined => {
  const canonical = canonicalPath(path);
  const target = moved.get(canonical);
  if (target !== undefined) return target;
  if (!exists(canonical)) return spelled.get(canonical.toLowerCase());
  return canonical === path ? undefined : canonical;
};

/** The addresses of pages, and of those that have moved, in lower case, with the one that each leads to. */
export const inLowerCase = (
  redirects: readonly Redirect[],
  addresses: readonly string[],
): ReadonlyMap<string, string> =>
  new Map([
    ...redirects.map(({ from, to }) => [from.toLowerCase(), to] as const),
    ...addresses.map((address) => [address.toLowerCase(), address] as const),
  ]);

/** Carries the query of a request (`?a=b` or nothing) over to the address it is sent to, before any fragment. */
export const withQuery = (target: string, query: string): string => {
  const hash = target.indexOf('#');
  return hash === -1 ? target + query : target.slice(0, hash) + query + target.slice(hash);
};

/** What is wrong with a table of redirects, in sentences, given the addresses of the built pages. */
export const redirectProblems = (redirects: readonly Redirect[], addresses: ReadonlySet<string>): string[] =>
  redirects.flatMap(({ from, to }) => {
    const plain = canonicalPath(from);
    const isBroken = !addresses.has(to.replace(/#.*$/, ''));
    return [
      ...(addresses.has(plain) ? [`the redirect from ${from} would hide a page: remove it`] : []),
      ...(plain === from ? [] : [`the redirect from ${from} covers all spellings: write ${plain}`]),
      ...(isBroken ? [`the redirect from ${from} leads to ${to}, where no page is: choose another`] : []),
    ];
  });
