/** `givenBy` → `Given by` */
export const inWords = (name: string): string => {
  const words = name
    .replaceAll('-', ' ')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

const countWords = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** How many entries a list that can take no more may have: `At most five.` */
export const mostInWords = ({
  minItems,
  maxItems = 0,
}: {
  minItems?: number | undefined;
  maxItems?: number | undefined;
}): string => `${minItems === maxItems ? 'Always' : 'At most'} ${countWords[maxItems] ?? maxItems}.`;

/** The parts of a field's path: `benefits.items[2].icon` → `benefits`, `items`, `2`, `icon` */
export const pathOf = (field: string): string[] => field.split(/[.[\]]+/).filter((part) => part !== '');

/** A field as a person finds it in the form: `directors[2].name` → `Directors 3, Name` */
export const fieldInWords = (field: string): string =>
  pathOf(field)
    .map((part) => (/^\d+$/.test(part) ? ` ${Number(part) + 1}` : `, ${inWords(part)}`))
    .join('')
    .replace(/^,? /, '');
