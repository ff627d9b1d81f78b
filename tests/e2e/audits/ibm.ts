import { readFileSync } from 'node:fs';
import type * as Engine from 'accessibility-checker-engine';
import type { Audit } from '../helpers/audited.ts';

declare const ace: typeof Engine;

const engine = readFileSync(new URL(import.meta.resolve('accessibility-checker-engine')), 'utf8');

/** The IBM Equal Access engine, rules of WCAG 2.2: what it is certain of. */
export const ibm: Audit = async (page) => {
  // As an expression: the content policy lets no script be added.
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(engine);
  return page.evaluate(async () => {
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value: [kind, outcome] }) => kind === 'VIOLATION' && outcome === 'FAIL')
      .map(({ ruleId, message, path }) => `${ruleId}: ${message} (${path.dom})`);
  });
};
