/** `givenBy` → `Given by` */
export const inWords = (name: string): string => {
  const words = name
    .replaceAll('-', ' ')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
};

/** The parts of a field's path: `benefits.items[2].icon` → `benefits`, `items`, `2`, `icon` */
export const pathOf = (field: string): string[] => field.split(/[.[\]]+/).filter((part) => part !== '');

/** A field as a person finds it in the form: `directors[2].name` → `Directors 3, Name` */
export const fieldInWords = (field: string): string =>
  pathOf(field)
    .map((part) => (/^\d+$/.test(part) ? ` ${Number(part) + 1}` : `, ${inWords(part)}`))
    .join('')
    .replace(/^,? /, '');
