import { numeralOf } from '#src/content/designation.ts';
import { content } from '#src/site/content.ts';

/** The standards that drawings may show by their numbers: the firm's own. */
export const numberedStandards = content.standards.map(({ code, family }) => ({
  numeral: numeralOf(code),
  family,
}));
