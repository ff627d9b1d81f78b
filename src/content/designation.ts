/** What is drawn large for a designation: `22000` for ISO 22000:2018, `FSSC` for FSSC 22000. */
export const numeralOf = (code: string) =>
  code.startsWith('ISO') ? (/\d+/.exec(code)?.[0] ?? code) : (code.split(' ')[0] ?? code);

/** A designation as headings set it: the prefix small where it is long, the year lighter. */
export const designationParts = (code: string) => {
  const [, before, main = code, after] = /^(ISO\/IEC)?\s?(.*?)(:\d{4})?$/.exec(code) ?? [];
  return { before, main, after };
};

/** The year of an edition, where its name has one: `ISO 9001:2015` → `2015`. */
export const yearOf = (named = '') => /:(\d{4})$/.exec(named)?.[1];

/** A text in which no line ends between `ISO` and its number. */
export const keptTogether = (text: string) => text.replace(/\b(ISO(?:\/IEC)?) (?=\d)/g, '$1\u00a0');
