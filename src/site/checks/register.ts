import type { Reader } from '#src/content/reader.ts';
import type { Content } from '../content.ts';

const file = 'content/editions.yaml';

/** `ISO/IEC 27001:2022` is also written `ISO 27001:2022`; a scheme is named with its version: `FSSC 22000 Version 6`. */
const isNamedFor = (named: string, code: string) =>
  named.replace('/IEC', '').startsWith(code.replace('/IEC', ''));

/** Whether an edition, `ISO 13485:2016`, is said to have been published in another year than its name has. */
const isOfAnotherYear = (edition = '', published = '') => {
  const [, year] = /:(\d{4})$/.exec(edition) ?? [];
  return year !== undefined && /\d{4}$/.test(published) && !published.endsWith(year);
};

/** Every standard has one row in the register, under its own name, and nothing else has a row but schemes. */
export const registerMatches = (reader: Reader, { editions, standards, certifications }: Content) => {
  const codes = new Map(standards.map(({ id, code }) => [id, code]));
  const schemes = new Set(certifications.map(({ id }) => id));
  const rows = new Set(editions.map(({ page }) => page));
  editions.forEach(({ page, named, successor, published, successorPublished }, index) => {
    const refuse = (field: string, message: string) => reader.problem(file, `[${index}].${field}`, message);
    const code = codes.get(page);
    if (code === undefined && !schemes.has(page))
      refuse('page', `${page} is no standard or scheme: correct the name or remove the row`);
    if (code !== undefined && !isNamedFor(named, code))
      refuse('named', `"${named}" is another edition than the page's code, ${code}: correct one of the two`);
    else if (isOfAnotherYear(named, published.text))
      refuse(
        'published',
        `(${published.text}) is another year than that of ${named}: correct one of the two`,
      );
    if (isOfAnotherYear(successor, successorPublished?.text))
      refuse(
        'successorPublished',
        `(${successorPublished?.text}) is another year than that of ${successor}: correct one of the two`,
      );
  });
  for (const { id } of standards) {
    if (!rows.has(id))
      reader.problem(file, '', `has no row for ${id}: add one, since its page shows the edition`);
  }
};
