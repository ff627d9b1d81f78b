import { linkParts, noChoice } from '#src/features/compare/choice.ts';
import { holdableEditions } from '#src/features/editions/holdable.ts';
import { registerData } from '#src/features/editions/register-data.ts';
import type { Edition } from '#src/features/editions/schema.ts';
import { emptyPlan, type Plan, writePlan } from '#src/features/plan/answers/plan.ts';
import { linkTo } from '#src/islands/link/read-link.ts';
import { content } from '#src/site/content.ts';
import { addressOf } from '#src/site/pages.ts';

const { sections } = content.labels;
const { pairs } = content.compare;

const planAt = (question: string, answers: Partial<Plan>) =>
  `${addressOf('plan')}${linkTo(`at=${question}`, writePlan({ ...emptyPlan, ...answers }))}`;

/** The way from a service page into the plan, with the page's standard chosen and the trade asked next. */
export const planLink = (page: string, code: string) => ({
  label: sections.plan.replace('{code}', code),
  href: planAt('trade', { door: 'buyer', std: [page] }),
});

/**
 * The way for whoever holds a certificate: to the edition that the page is named for, the month asked next, or from anywhere
 * else to the question which it is; nothing where nobody can hold one.
 */
export const endLinks = (edition: Edition) =>
  holdableEditions(registerData([edition]))
    .slice(0, 1)
    .map(({ page, id }) => ({
      label: sections.certificateEnds,
      href: planAt('end', { held: `${page}@${id}` }),
    }));

/** The way to the board of comparisons, with the page's standard chosen. */
export const compareLink = (page: string, code: string) => {
  const { screen, answers } = linkParts({ ...noChoice, pages: [page] });
  return {
    label: pairs.beside.replace('{code}', code),
    href: addressOf('compare') + linkTo(screen, answers),
  };
};

/** For who has a quotation in hand. */
export const quoteLink = { label: sections.quotation, href: planAt('std', { door: 'quote' }) };

/** From the register, to the question which certificate it is. */
export const heldLink = { label: sections.certificateEnds, href: planAt('held', { door: 'hold' }) };
