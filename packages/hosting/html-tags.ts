/** A start tag of a page: its name and attributes in lower case, and the text of a raw element up to its end tag. */
export type Tag = { name: string; attributes: ReadonlyMap<string, string>; text: string };

/** Elements whose content is text for the parser, so that a `<` inside them starts no tag. */
const raw = new Set(['script', 'style', 'textarea', 'title', 'noscript', 'iframe']);

const start = /<!--|<([a-z][^\s/>]*)/gi;
const attribute = /\s*\/?\s*(?:(>)|([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?)/gy;

const readAttributes = (html: string, from: number) => {
  const attributes = new Map<string, string>();
  attribute.lastIndex = from;
  for (let match = attribute.exec(html); match !== null; match = attribute.exec(html)) {
    const [, close, name, double, single, bare] = match;
    if (close !== undefined) return { attributes, end: attribute.lastIndex };
    if (name !== undefined) attributes.set(name.toLowerCase(), double ?? single ?? bare ?? '');
  }
  throw new Error(`the tag at character ${from} is never closed`);
};

/**
 * The start tags of an HTML document in order, comments left out. Enough of the HTML syntax for pages that a
 * renderer has written; it is no parser for pages in the wild.
 */
export function* tags(html: string): Generator<Tag> {
  start.lastIndex = 0;
  let from = 0;
  while (true) {
    start.lastIndex = from;
    const match = start.exec(html);
    if (match === null) return;
    const name = match[1]?.toLowerCase();
    if (name === undefined) {
      const end = html.indexOf('-->', match.index);
      from = end === -1 ? html.length : end + 3;
      continue;
    }
    const { attributes, end } = readAttributes(html, start.lastIndex);
    const rest = raw.has(name) ? html.slice(end) : '';
    const length = rest.search(new RegExp(`</${name}[\\s/>]`, 'i'));
    const text = rest.slice(0, Math.max(length, 0));
    yield { name, attributes, text };
    // The content of noscript is markup to a browser without script: its tags are read as well.
    from = name === 'noscript' ? end : end + text.length;
  }
}
