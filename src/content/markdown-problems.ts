import { marked, type Token } from 'marked';
import { unseenSign } from './unseen-sign.ts';

/** Where a link of a text may lead. */
const address = /^(https:|mailto:|tel:|\/(?!\/)|#)/;

/** What is left of a sign that Markdown did not understand, or cannot be seen. */
const leftInText = (text: string) => {
  const [brackets] = /\[[^\]]+\]/.exec(text) ?? [];
  if (brackets)
    return `holds "${brackets}", which visitors would read: write the address behind it, as [our office](/contact)`;
  const unseen = unseenSign(text);
  return unseen === undefined
    ? undefined
    : `holds a sign that nobody can see, behind "${unseen}": type the words anew instead of pasting them`;
};

const problemOf = (token: Token, written: string): string | undefined => {
  if (token.type === 'html')
    return `holds HTML (${written}). Take it out: headings, lists, **bold** and [links](/contact) have their signs in Markdown, and for the sign itself write &lt;`;
  if (token.type === 'link' && !address.test(token.href))
    return `has a link to "${token.href}": give an address that begins with https://, mailto:, tel:, / or #`;
  if (token.type === 'link' && token.text.trim() === '')
    return `has a link to ${token.href} without words: write them between the square brackets`;
  if (token.type === 'image')
    return 'holds a picture, which legal texts do not show: take it out, or link to the page that shows it';
  return token.type === 'text' && !('tokens' in token) ? leftInText(token.text) : undefined;
};

/** The text with its front matter left empty, so that lines keep their numbers. */
export const withoutHead = (markdown: string) =>
  markdown.replace(/^---\r?\n[\s\S]*?\n---\r?\n/, (head) => head.replace(/[^\n]/g, ''));

/**
 * What stands in a Markdown text that no text of ours may hold, by line: HTML, which would be published as it stands,
 * links to anything but an address, pictures, and signs that nobody sees or that Markdown does not understand.
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
