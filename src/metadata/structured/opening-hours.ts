import type { OpeningHoursSpecification } from 'schema-dts';
import { daysOfWeek } from '#src/content/days-of-week.ts';
import type { Firm } from '#src/content/schemas/firm.ts';

/** The opening hours as search engines read them. */
export const openingHours = (hours: Firm['hours']) =>
  hours.map(
    ({ days, opens, closes }) =>
      ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: daysOfWeek(days),
        opens,
        closes,
      }) satisfies OpeningHoursSpecification,
  );
