/**
 * A text of content/ with its words in braces filled in: `Begin by {date}.` The schema of the text names them, so that
 * none is without a value.
 */
export const fill = (text: string, values: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
