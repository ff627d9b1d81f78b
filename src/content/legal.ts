import { marked, type Token } from 'marked';
import { z } from 'zod';
import { day, label, setByEditor, text } from './schemas/text.ts';
import { slugOf } from './slug.ts';
import { tidy } from './tidy.ts';

/** The front matter of content/legal/*.md. */
export const legalHead = z.strictObject({
  title: label,
  changed: day.meta(setByEditor),
  intro: text(500),
  /** Set to true once a lawyer has read the text; a release is refused before. */
  reviewed: z.boolean(),
});

/** A part of a text: what Markdown takes it for, and the line it begins in. */
export type Placed = { token: Token; line: number };
/** A paragraph, list or heading, with every part within it, itself included. */
export type Block = Placed & { parts: readonly Placed[] };

/** Deeper than any text needs, and more than the parser could walk through. */
const nestedDeep = /^[ \t]*(?:(?:[>*+-]|\d+[.)])[ \t]*){9}|^[ \t]{40}|[[*_(]{20}/m;

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** What stands in a legal text below its head; of one nested without measure only the line where it becomes too deep. */
export const blocksOf = (document: string): Block[] | { tooDeep: number } => {
  // The head is left empty, so that lines keep their numbers.
  const markdown = tidy(document).replace(/^---\n[\s\S]*?\n---(?=\n|$)/, (head) =>
    head.replace(/[^\n]/g, ''),
  );
  const deep = markdown.search(nestedDeep);
  if (deep >= 0) return { tooDeep: lineAt(markdown, deep) };
  let start = 0;
  return marked.lexer(markdown).map((token) => {
    const parts: Placed[] = [];
    let from = start;
    marked.walkTokens([token], (part) => {
      // Parts come in their order in the text, and carry no place of their own.
      from = Math.max(from, markdown.indexOf(part.raw.trim().split('\n')[0] ?? '', from));
      parts.push({ token: part, line: lineAt(markdown, from) });
    });
    const line = lineAt(markdown, start);
    start += token.raw.length;
    return { token, line, parts };
  });
};

const entities = new Map([
  ['&amp;', '&'],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&quot;', '"'],
  ['&#39;', "'"],
]);

/** The words of a heading as they are shown, without the signs of Markdown: `A &amp; B` → `A & B`. */
export const headingWords = ({ parts }: Block) =>
  parts
    .slice(1)
    .map(({ token }) => ('text' in token ? token.text : ''))
    .join('')
    .replace(/&\w+;|&#39;/g, (entity) => entities.get(entity) ?? entity);

type Clause = { id: string; heading: string; html: string };

/** The numbered clauses of a legal text, each below its heading. `legalProblems` refuses what could not be shown. */
export const clausesOf = (blocks: readonly Block[]): Clause[] => {
  const heads = blocks.flatMap((block, index) => (block.token.type === 'heading' ? [{ block, index }] : []));
  return heads.map(({ block, index }, at) => {
    const heading = headingWords(block);
    const below = blocks.slice(index + 1, heads[at + 1]?.index);
    return { id: slugOf(heading), heading, html: marked.parser(below.map(({ token }) => token)) };
  });
};

export type LegalDocument = z.infer<typeof legalHead> & { clauses: Clause[] };
