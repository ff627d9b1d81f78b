import type { OpeningHoursSpecification } from 'schema-dts';
import type { Firm } from '#src/content/schemas/firm.ts';

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
type Day = (typeof week)[number];

const isDay = (text: string): text is Day => week.some((day) => day === text);

const daysBetween = (first: Day, last: Day): readonly Day[] => {
  const from = week.indexOf(first);
  const count = ((week.indexOf(last) - from + week.length) % week.length) + 1;
  return Array.from({ length: count }, (_, index) => week[(from + index) % week.length] ?? first);
};

/** `Monday to Friday` → the five days; also `Saturday`, and several joined by commas or `and`. */
const daysOf = (text: string, field: string) =>
  text.split(/, and |, | and /).flatMap((part) => {
    const [first = '', last = first, ...more] = part.split(' to ');
    if (isDay(first) && isDay(last) && more.length === 0) return daysBetween(first, last);
    throw new Error(
      `content/firm.yaml, ${field}: search engines cannot read "${text}". Write days in full: Monday to Friday.`,
    );
  });

/** The opening hours as search engines read them. Throws with the field's name for days it cannot read. */
export const openingHours = (hours: Firm['hours']) =>
  hours.map(
    ({ days, opens, closes }, index) =>
      ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: daysOf(days, `hours[${index}].days`),
        opens,
        closes,
      }) satisfies OpeningHoursSpecification,
  );
