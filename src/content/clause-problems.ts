import { marked, type Token } from 'marked';
import { withoutHead } from './markdown-problems.ts';
import { slugOf } from './slug.ts';

const headingProblem = (heading: string, depth: number, isLast: boolean, earlier: ReadonlySet<string>) => {
  if (depth !== 2)
    return "is a heading of another size than a clause has: begin it with '## ', or make it a sentence";
  const anchor = slugOf(heading);
  if (anchor === '')
    return 'is a heading without Latin letters, of which links to the clause are made: write some';
  if (earlier.has(anchor)) return `"${heading}" is the heading of a clause above: give each its own`;
  return isLast ? `"${heading}" is a clause without words: write them below it, or remove it` : undefined;
};

const blockProblem = ({ raw }: Token, isBefore: boolean) => {
  if (/^#+[^#\s]/m.test(raw)) return "lacks the space behind ##: write '## ' and the heading";
  return isBefore
    ? "stands before the first clause and is never shown: begin it with '## ' and a heading"
    : undefined;
};

/** What is wrong with the clauses of a legal text, by line: each has a heading of its own, `## `, and words below it. */
export const clauseProblems = (document: string): { line: number; message: string }[] => {
  const tokens = marked.lexer(withoutHead(document));
  const found: { line: number; message: string }[] = [];
  const earlier = new Set<string>();
  const hasClauses = tokens.some(({ type }) => type === 'heading');
  let line = 1;
  tokens.forEach((token, index) => {
    const next = tokens.slice(index + 1).find(({ type }) => type !== 'space');
    const isLast = next === undefined || next.type === 'heading';
    const message =
      token.type === 'heading'
        ? headingProblem(token.text, token.depth, isLast, earlier)
        : blockProblem(token, token.type !== 'space' && hasClauses && earlier.size === 0);
    if (message) found.push({ line, message });
    if (token.type === 'heading') earlier.add(slugOf(token.text));
    line += token.raw.split('\n').length - 1;
  });
  return found;
};
