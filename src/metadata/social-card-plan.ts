import { type Family, type SceneName, textWidth } from '@site/isometric';
import { numeralOf } from '#src/content/designation.ts';
import { balancedLines } from '#src/pictures/balanced-lines.ts';
import type { Content } from '#src/site/load.ts';

/** What the picture for shared links shows of a page. */
export type SocialCardPlan = {
  scene: SceneName;
  family: Family;
  /** Drawn as architecture; a scene without one stands alone. */
  numeral?: string | undefined;
  lines: readonly string[];
};
type FirmPage = Omit<SocialCardPlan, 'lines'> & { text: string };

/** The width beside the drawing, in sizes of the letters: wider lines would make all of them smaller. */
const LINE = 8.38;
const inLines = (text: string) => balancedLines(text, LINE, (line) => textWidth(line, 1, 'heavy', -28));

/** Some names carry their abbreviation in brackets, which the letters of the drawings do not have. */
const withoutBrackets = (name: string) => name.replace(/ \(.*\)$/, '');

/** The pages of the firm name no drawing in their content: each opens in its own way. */
const firmPages = (content: Content): Readonly<Record<string, FirmPage>> => {
  const { firm, standards } = content;
  const catalogued = standards.filter(({ catalogue }) => catalogue !== undefined).length;
  return {
    home: { scene: 'lighthouse', family: 'ocean', text: content.home.headline },
    about: {
      scene: 'clipboard',
      family: 'ocean',
      numeral: String(firm.since),
      text: content.about.headline,
    },
    services: { scene: 'signpost', family: 'ocean', text: content.servicesPage.headline },
    credentials: {
      scene: 'weights',
      family: 'lagoon',
      numeral: String(firm.incorporated),
      text: content.credentialsPage.headline,
    },
    team: { scene: 'badge', family: 'ocean', text: content.teamPage.headline },
    contact: { scene: 'building', family: 'ocean', text: content.contact.headline },
    terms: { scene: 'document', family: 'ocean', text: content.termsPage.headline },
    catalogue: {
      scene: 'gauge-blocks',
      family: 'ocean',
      numeral: String(catalogued),
      text: content.catalogue.headline,
    },
    editions: { scene: 'calendar', family: 'nil-manel', text: content.editionsPage.headline },
    'cost-and-time': { scene: 'dividers', family: 'ocean', text: content.cost.headline },
    plan: { scene: 'drawing-sheet', family: 'ocean', text: content.plan.headline },
    'plan-how': { scene: 'clipboard', family: 'ocean', text: content.planHow.headline },
    'check-certificate': {
      scene: 'document-lens',
      family: 'ocean',
      text: content.checkCertificate.headline,
    },
    compare: { scene: 'balance', family: 'ocean', text: content.compare.headline },
    glossary: { scene: 'books', family: 'ocean', text: content.glossary.headline },
    'management-services': { scene: 'round-table', family: 'cinnamon', text: content.management.headline },
  };
};

/**
 * The picture of a page by its id. Throws for a page that has none (say above what it shows) and for text with a
 * letter that the drawings do not have.
 */
export const socialCardPlan = (page: string, content: Content): SocialCardPlan => {
  const standard = content.standards.find(({ id }) => id === page);
  if (standard) {
    const { code, name, drawing: scene, family } = standard;
    return { scene, family, numeral: numeralOf(code), lines: [code, ...inLines(name)] };
  }
  const certification = content.certifications.find(({ id }) => id === page);
  const service = certification ?? content.managementServices.find(({ id }) => id === page);
  if (service) {
    const { name, drawing: scene, family } = service;
    const lines = inLines(withoutBrackets(name));
    return { scene, family, numeral: certification?.numeral, lines };
  }
  const comparison = content.comparisons.find(({ id }) => id === page);
  if (comparison) {
    // The object of the last one: two comparisons begin with the same standard.
    const last = comparison.pages.at(-1)?.page;
    const { drawing: scene = 'balance', family = 'ocean' } =
      content.standards.find(({ id }) => id === last) ?? {};
    return { scene, family, lines: inLines(comparison.name) };
  }
  const guide = content.guides.find(({ id }) => id === page);
  if (guide) return { scene: guide.drawing, family: guide.family, lines: inLines(guide.name) };
  const firmPage = firmPages(content)[page];
  if (!firmPage) throw new Error(`src/metadata/social-card-plan.ts has no picture for the page ${page}.`);
  const { text, ...look } = firmPage;
  return { ...look, lines: inLines(text) };
};
