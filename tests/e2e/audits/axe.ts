import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type * as Axe from 'axe-core';
import type { Audit } from '../helpers/audited.ts';

declare global {
  interface Window {
    axe: typeof Axe;
  }
}

const engine = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** What the engine finds wrong by some of its rules, in the whole page or all but some of its parts. */
const violations = async (page: Page, rules: Axe.RunOptions, apart: string[] = []): Promise<string[]> => {
  // As an expression: the content policy lets no script be added.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(engine);
  return page.evaluate(
    async ([options, exclude]) => {
      const { violations } = await window.axe.run({ exclude }, options);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${help} (${target.join(' ')}) ${failureSummary}`),
      );
    },
    // What passes needs no names: finding them takes longer than the rules.
    [{ ...rules, resultTypes: ['violations'] } satisfies Axe.RunOptions, apart] as const,
  );
};

/** WCAG 2.2 A and AA, axe's best practices, and of AAA the contrast of text (7:1, large text 4.5:1). */
const allRules: Axe.RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  },
  rules: {
    'color-contrast-enhanced': { enabled: true },
    // It takes a control for smaller where a fixed bar happens to lie over it: targetSize measures without.
    'target-size': { enabled: false },
  },
};
const colourRules = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];
const rulesOfColour: Axe.RunOptions = { runOnly: { type: 'rule', values: colourRules } };
const otherRules: Axe.RunOptions = {
  ...allRules,
  rules: { ...allRules.rules, ...Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])) },
};

/** What every page has, the same on each. */
const shell = ['body > header', 'body > footer', 'body > aside'];

export const axe: Audit = (page) => violations(page, allRules);
/** For a page beside another whose shell has been audited: it takes a third less time. */
export const axeOfContent: Audit = (page) => violations(page, allRules, shell);

/** The same without what looks at colours: for a page that has those of another. */
export const axeWithoutColours: Audit = (page) => violations(page, otherRules, shell);

/** Of axe what looks at colours: for a page that has been audited whole in the light. */
export const colours: Audit = (page) => violations(page, rulesOfColour);
export const coloursOfContent: Audit = (page) => violations(page, rulesOfColour, shell);
