import { AxeBuilder } from '@axe-core/playwright';
import type { Audit } from './audit.ts';

const rules = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];

/** Of axe what looks at colours: for a page that has been audited whole in the light. */
export const colours: Audit = async (page) => {
  const { violations } = await new AxeBuilder({ page }).withRules(rules).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ failureSummary }) => `${id}: ${failureSummary}`));
};
