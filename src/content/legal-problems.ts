import type { Token } from 'marked';
import { hasItsDigits, isMail, isPublic } from './contact.ts';
import { type Block, blocksOf, headingWords } from './legal.ts';
import { unfinished } from './schemas/text.ts';
import { slugOf } from './slug.ts';
import { unseenFault } from './tidy.ts';

/** What is left of a sign that Markdown did not understand, cannot be seen, or stands for words to come. */
const leftInText = (text: string) => {
  const [token] = /\{[^{}]*\}?|\}/.exec(text) ?? [];
  if (token)
    return `holds ${JSON.stringify(token)}, which visitors would read: below the head of the file no tokens are filled in`;
  const [brackets] = /\[[^\]]+\]/.exec(text) ?? [];
  if (brackets)
    return `holds "${brackets}", which visitors would read: write the address behind it, as [our office](/contact)`;
  const [sign] = /\*\*|__|~~|`|(?<![\w*])\*(?=\w)|(?<!\w)_(?=\w)/.exec(text) ?? [];
  if (sign)
    return `holds "${sign}", which visitors would read: close what it opens, or write \\${sign} for the sign itself`;
  const [mark] = unfinished.exec(text) ?? [];
  if (mark) return `holds "${mark}", which stands for words still to come: write them, or remove the line`;
  return unseenFault(text);
};

const linkFault = (href: string) => {
  const [scheme = ''] = /^(?:https|mailto|tel):/.exec(href) ?? [];
  const rest = href.slice(scheme.length);
  if (scheme === 'mailto:' && !isMail(rest.replace(/\?.*$/, '')))
    return `has a link to "${href}": give an e-mail address, as mailto:info@example.com`;
  if (scheme === 'tel:' && !(rest.startsWith('+') && hasItsDigits(rest)))
    return `has a link to "${href}": give a number with its country code, as tel:+94110000000`;
  return isPublic(href) || scheme === 'mailto:' || scheme === 'tel:' || /^(\/(?!\/)|#)/.test(href)
    ? undefined
    : `has a link to "${href}": give an address that begins with https://, mailto:, tel:, / or #`;
};

const partProblem = (part: Token): string | undefined => {
  switch (part.type) {
    case 'html':
      return `holds HTML (${part.raw.trim().split('\n')[0]}). Take it out: headings, lists, **bold** and [links](/contact) have their signs in Markdown, and for the sign itself write &lt;`;
    case 'link':
      return (
        linkFault(part.href) ??
        (part.text.trim() === ''
          ? `has a link to ${part.href} without words: write them between the square brackets`
          : undefined)
      );
    case 'image':
      return 'holds a picture, which legal texts do not show: take it out, or link to the page that shows it';
    case 'checkbox':
      return 'holds a box that nobody can tick: begin the entry with its words';
    case 'text':
      return 'tokens' in part ? undefined : leftInText(part.text);
    default:
      return undefined;
  }
};

const headingProblem = (block: Block, isLast: boolean, earlier: ReadonlySet<string>) => {
  if (block.token.type !== 'heading' || block.token.depth !== 2)
    return "is a heading of another size than a clause has: begin it with '## ', or make it a sentence";
  if (block.parts.slice(1).some(({ token }) => token.type !== 'text' && token.type !== 'escape'))
    return 'is a heading with Markdown or HTML in it, and headings are shown in plain words: write them alone';
  const heading = headingWords(block);
  if (slugOf(heading) === '')
    return 'is a heading without Latin letters, of which links to the clause are made: write some';
  if (earlier.has(slugOf(heading))) return `"${heading}" is the heading of a clause above: give each its own`;
  return isLast ? `"${heading}" is a clause without words: write them below it, or remove it` : undefined;
};

const blockProblem = ({ type, raw }: Token, isBefore: boolean) => {
  if (type !== 'code' && /^#+[^#\s]/m.test(raw))
    return "lacks the space behind ##: write '## ' and the heading";
  return isBefore
    ? "stands before the first clause and is never shown: begin it with '## ' and a heading"
    : undefined;
};

/**
 * What is wrong with a legal text, by line and once for each: clauses need a heading of their own, `## `, and words below
 * it; and no text of ours holds HTML, which would be published as it stands, links that lead nowhere, pictures, or signs
 * that nobody sees or that Markdown does not understand.
 */
export const legalProblems = (document: string): { line: number; message: string }[] => {
  const blocks = blocksOf(document);
  if ('tooDeep' in blocks)
    return [{ line: blocks.tooDeep, message: 'is nested too deep to be read: write it out flat' }];
  const found = new Map<number, string>();
  const note = (line: number, message: string | undefined) => {
    if (message && !found.has(line)) found.set(line, message);
  };
  const earlier = new Set<string>();
  const hasClauses = blocks.some(({ token }) => token.type === 'heading');
  blocks.forEach((block, index) => {
    const { token, line } = block;
    const next = blocks.slice(index + 1).find((other) => other.token.type !== 'space');
    const isLast = next === undefined || next.token.type === 'heading';
    if (token.type === 'heading') {
      note(line, headingProblem(block, isLast, earlier));
      earlier.add(slugOf(headingWords(block)));
    } else note(line, blockProblem(token, token.type !== 'space' && hasClauses && earlier.size === 0));
    for (const part of block.parts) note(part.line, partProblem(part.token));
  });
  return [...found].map(([line, message]) => ({ line, message }));
};
