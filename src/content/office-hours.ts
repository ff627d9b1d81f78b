import type { Firm } from './schemas/firm.ts';

export type OfficeHours = { days: string; span: string };

/** When the office is open, a line for each part of the week; `{opens}` and `{closes}` of the words are filled in. */
export const officeHours = (hours: Firm['hours'], span: string): OfficeHours[] =>
  hours.map(({ days, opens, closes }) => ({
    days,
    span: span.replace('{opens}', opens).replace('{closes}', closes),
  }));
