/** What is drawn large for a designation: `22000` for ISO 22000:2018, `FSSC` for FSSC 22000. */
export const numeralOf = (code: string) =>
  code.startsWith('ISO') ? (/\d+/.exec(code)?.[0] ?? code) : (code.split(' ')[0] ?? code);

/** Without its edition, and without what menus call it besides: `ISO 9001`, `HACCP`. */
export const plainOf = (name: string) => name.replace(/:\d{4}$/, '').replace(/ Service$/, '');

/** A designation as headings set it: the prefix small where it is long, the year lighter. */
export const designationParts = (code: string) => {
  const [, before, main = code, after] = /^(ISO\/IEC)?\s?(.*?)(:\d{4})?$/.exec(code) ?? [];
  return { before, main, after };
};

/** What is set large for an edition: its year, `ISO 9001:2015` → `2015`, or its version, `FSSC 22000 Version 6` → `V6`. */
export const editionMark = (named = '') => {
  const [, year, version] = /:(\d{4})$|Version (\d+)$/.exec(named) ?? [];
  return year ?? (version && `V${version}`);
};
