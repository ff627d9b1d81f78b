import { content } from '#src/content/content.ts';
import { numeralOf } from '#src/content/designation.ts';

/** The standards that drawings may show by their numbers: the firm's own. */
export const numberedStandards = content.standards.map(({ code, family }) => ({
  numeral: numeralOf(code),
  family,
}));
