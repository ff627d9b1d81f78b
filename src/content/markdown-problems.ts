import { marked, type Token } from 'marked';

/** Where a link of a text may lead. */
const address = /^(https:|mailto:|tel:|\/(?!\/)|#)/;

const problemOf = (token: Token, written: string): string | undefined => {
  if (token.type === 'html')
    return `holds HTML (${written}). Take it out: headings, lists, **bold** and [links](/contact) have their signs in Markdown, and for the sign itself write &lt;`;
  if (token.type === 'link' && !address.test(token.href))
    return `has a link to "${token.href}": give an address that begins with https://, mailto:, tel:, / or #`;
  return undefined;
};

/** The text with its front matter left empty, so that lines keep their numbers. */
const withoutHead = (markdown: string) =>
  markdown.replace(/^---\r?\n[\s\S]*?\n---\r?\n/, (head) => head.replace(/[^\n]/g, ''));

/**
 * What stands in a Markdown text that no text of ours may hold, by line: HTML, which would be published as it stands, and
 * links to anything but an address.
 */
export const markdownProblems = (document: string): { line: number; message: string }[] => {
  const markdown = withoutHead(document);
  const found = new Map<number, string>();
  let from = 0;
  marked.walkTokens(marked.lexer(markdown), (token) => {
    const [written = ''] = token.raw.trim().split('\n');
    const message = problemOf(token, written);
    if (message === undefined) return;
    // Tokens come in their order in the text, and carry no place of their own.
    from = Math.max(from, markdown.indexOf(written, from));
    const line = markdown.slice(0, from).split('\n').length;
    if (!found.has(line)) found.set(line, message);
  });
  return [...found].map(([line, message]) => ({ line, message }));
};
