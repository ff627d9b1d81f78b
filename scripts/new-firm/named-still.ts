import { numeralOf } from '#src/content/designation.ts';
import { leaves } from '#src/content/references.ts';
import { fieldName } from '#src/content/schema-problems.ts';
import { readYaml } from '#src/content/yaml.ts';

/** `22000` finds ISO 22000 and a bare 22000, and neither FSSC 22000 nor ISO 22000-1. */
const naming = (code: string) =>
  new RegExp(`(?<!\\b(?!ISO |IEC )[A-Z]{3,} )\\b${numeralOf(code)}\\b(?!-\\d)`);

/**
 * The sentences that name a standard which the firm does not offer: they may be true of it all the same, which only a
 * person can tell.
 * @param codes such as `ISO 9001:2015`
 * @returns the fields by their files
 */
export const namedStill = (
  texts: ReadonlyMap<string, string>,
  codes: readonly string[],
): Map<string, readonly string[]> => {
  const patterns = codes.map(naming);
  const found = [...texts].map(([file, text]): [string, string[]] => {
    const read = readYaml(text);
    const tree = file.endsWith('.yaml') && 'value' in read ? read.value : undefined;
    const fields = [...leaves(file, tree)].filter(({ name }) => patterns.some((one) => one.test(name)));
    return [file, fields.map(({ path }) => fieldName(path))];
  });
  return new Map(found.filter(([, fields]) => fields.length > 0));
};
