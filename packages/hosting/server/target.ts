/** Longest path, in characters as sent. The longest address of the site has twenty. */
const longest = 2000;

/**
 * What a request asks for: the decoded path, the query as sent (`?a=b` or nothing), and the host where the target itself
 * names one; or why it is refused.
 */
export type Target = { path: string; query: string; host?: string } | { refused: 400 | 414 };

/** Characters that no address of ours has and that other programs read as path separators or line ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const forbidden = /[\u0000-\u001f\u007f\\]/;

/**
 * Reads the target of a request line, in the usual form (`/about?x`) or with scheme and host before it, which then counts
 * in place of the header (RFC 9112, section 3.2.2). Node has seen to it that the target is visible ASCII, so the query can
 * go back out in a Location header as it came.
 */
export const parseTarget = (url: string): Target => {
  const [whole = '', host] = /^https?:\/\/([^/?#]*)/i.exec(url) ?? [];
  const target = url.slice(whole.length);
  const mark = target.indexOf('?');
  const encoded = mark === -1 ? target : target.slice(0, mark);
  if (target.length > longest) return { refused: 414 };
  if (!encoded.startsWith('/') && encoded !== '') return { refused: 400 };
  try {
    const path = decodeURIComponent(encoded) || '/';
    if (forbidden.test(path)) return { refused: 400 };
    // Only visible characters go back out in a Location header.
    return {
      path,
      query: mark === -1 ? '' : target.slice(mark).replace(/[^\x21-\x7e]/g, encodeURIComponent),
      ...(host !== undefined && { host }),
    };
  } catch {
    return { refused: 400 };
  }
};

/** The name in a `Host` header, in lower case, without port and without the full stop that ends a whole name. */
export const hostName = (header: string | undefined): string =>
  (header ?? '').toLowerCase().replace(/\.?(:\d*)?$/, '');
