import { textWidth } from '@site/isometric';
import { numeralOf } from '#src/content/designation.ts';
import { balancedLines } from '#src/pictures/balanced-lines.ts';
import type { Content } from '#src/site/content.ts';
import type { PageEntry } from '#src/site/page-index.ts';

/** The width beside the drawing, in sizes of the letters: wider lines would make all of them smaller. */
const LINE = 8.38;

/** What some pages are drawn with, as architecture. */
const numeralsOf = ({ firm, standards, certifications }: Content): Readonly<Record<string, unknown>> => ({
  about: firm.since,
  credentials: firm.incorporated,
  catalogue: standards.filter(({ catalogue }) => catalogue !== undefined).length,
  ...Object.fromEntries(certifications.map(({ id, numeral }) => [id, numeral])),
  ...Object.fromEntries(standards.map(({ id, code }) => [id, numeralOf(code)])),
});

/** What the picture of a page for shared links shows. */
export const socialCardPlan = ({ id, drawing: scene, family, line }: PageEntry, content: Content) => {
  const code = content.standards.find((standard) => standard.id === id)?.code ?? [];
  const lines = balancedLines(line, LINE, (words) => textWidth(words, 1, 'heavy', -28));
  return { scene, family, numeral: numeralsOf(content)[id]?.toString(), lines: [code, lines].flat() };
};
