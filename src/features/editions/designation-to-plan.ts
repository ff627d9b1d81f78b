import type { ToolPage } from '#src/islands/tool-pages.ts';
import { editionToPlan } from './edition-state.ts';
import type { RegisterRow } from './register-data.ts';

/**
 * What a plan calls a page on a day: `ISO 14001:2026` where that has replaced the edition of the page, `FSSC 22000` whichever
 * version its audits will be to, `HACCP`.
 */
export const designationToPlan = (
  { id, code, name, numeral }: ToolPage,
  register: readonly RegisterRow[],
  today: string,
) => {
  const row = register.find(({ page }) => page === id);
  if (row && /:\d{4}$/.test(code)) return editionToPlan(row, today);
  return code === name ? (numeral ?? name) : code;
};
