import { type Family, type SceneName, textWidth } from '@site/isometric';
import { numeralOf } from '#src/content/designation.ts';
import { balancedLines } from '#src/pictures/balanced-lines.ts';
import type { Content } from '#src/site/content.ts';

/** What the picture for shared links shows of a page. */
export type SocialCardPlan = {
  scene: SceneName;
  family: Family;
  /** Drawn as architecture; a scene without one stands alone. */
  numeral?: string | undefined;
  lines: readonly string[];
};
/** The width beside the drawing, in sizes of the letters: wider lines would make all of them smaller. */
const LINE = 8.38;
const inLines = (text: string) => balancedLines(text, LINE, (line) => textWidth(line, 1, 'heavy', -28));

/** Some names carry their abbreviation in brackets, which the letters of the drawings do not have. */
const withoutBrackets = (name: string) => name.replace(/ \(.*\)$/, '');

/** The pages of the firm name no drawing in their content: each opens in its own way. */
const firmPages: Readonly<Record<string, Pick<SocialCardPlan, 'scene' | 'family'>>> = {
  home: { scene: 'lighthouse', family: 'ocean' },
  about: { scene: 'clipboard', family: 'ocean' },
  services: { scene: 'signpost', family: 'ocean' },
  credentials: { scene: 'weights', family: 'lagoon' },
  team: { scene: 'badge', family: 'ocean' },
  contact: { scene: 'building', family: 'ocean' },
  terms: { scene: 'document', family: 'ocean' },
  catalogue: { scene: 'gauge-blocks', family: 'ocean' },
  editions: { scene: 'calendar', family: 'nil-manel' },
  'cost-and-time': { scene: 'dividers', family: 'ocean' },
  plan: { scene: 'drawing-sheet', family: 'ocean' },
  'plan-how': { scene: 'clipboard', family: 'ocean' },
  'check-certificate': { scene: 'document-lens', family: 'ocean' },
  compare: { scene: 'balance', family: 'ocean' },
  glossary: { scene: 'books', family: 'ocean' },
  'management-services': { scene: 'round-table', family: 'cinnamon' },
};

/** The numbers that some of them are drawn with. */
const numeralsOf = ({ firm, standards }: Content): Readonly<Record<string, number>> => ({
  about: firm.since,
  credentials: firm.incorporated,
  catalogue: standards.filter(({ catalogue }) => catalogue !== undefined).length,
});

/**
 * The picture of a page by its id. Throws for a page that has none (say above what it shows) and for text with a
 * letter that the drawings do not have.
 */
export const socialCardPlan = (page: string, content: Content): SocialCardPlan => {
  const { standards, certifications, managementServices, guides, comparisons } = content;
  const own = [...standards, ...certifications, ...managementServices, ...guides].find(
    ({ id }) => id === page,
  );
  if (own) {
    const { name, drawing: scene, family } = own;
    const lines = inLines(withoutBrackets(name));
    if ('code' in own) return { scene, family, numeral: numeralOf(own.code), lines: [own.code, ...lines] };
    return { scene, family, numeral: 'numeral' in own ? own.numeral : undefined, lines };
  }
  const comparison = comparisons.find(({ id }) => id === page);
  if (comparison) {
    // The object of the last one: two comparisons begin with the same standard.
    const last = comparison.pages.at(-1)?.page;
    const { drawing: scene = 'balance', family = 'ocean' } = standards.find(({ id }) => id === last) ?? {};
    return { scene, family, lines: inLines(comparison.name) };
  }
  const look = firmPages[page];
  const { headline = '' } = content.pages.find(({ id }) => id === page) ?? {};
  if (!look) throw new Error(`src/metadata/social-card-plan.ts has no picture for the page ${page}.`);
  return { ...look, numeral: numeralsOf(content)[page]?.toString(), lines: inLines(headline) };
};
