import type { Labels } from '#src/content/schemas/labels.ts';
import { emptyPlan } from '#src/features/plan/link/state.ts';
import { writePlan } from '#src/features/plan/link/write.ts';
import { addressOf } from '#src/site/pages.ts';

/** The way from a service page to its days and months: the second step of the plan, with the page's standard chosen. */
export const planLink = (page: string, code: string, { sections }: Labels) => ({
  label: sections.plan.replace('{code}', code),
  href: `${addressOf('plan')}#${writePlan({ ...emptyPlan, step: 'takes', standards: [page] })}`,
});
