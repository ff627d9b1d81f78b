import type { OpeningHoursSpecification } from 'schema-dts';
import { daysIn, type Firm } from '#src/content/schemas/firm.ts';

/** The opening hours as search engines read them. */
export const openingHours = (hours: Firm['hours']) =>
  hours.map(
    ({ days, opens, closes }) =>
      ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: daysIn(days),
        opens,
        closes,
      }) satisfies OpeningHoursSpecification,
  );
