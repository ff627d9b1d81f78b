/**
 * Control signs, spaces without width, and marks that turn the direction of writing: they come along when text is pasted,
 * and search, screen readers and links stumble over them. Line breaks and tabs are spaces; joiners belong to Sinhala.
 */
const unseen = /[^\P{Cc}\t\n\r]|[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;

/** The words before the first sign of a text that nobody can see, at most a few; undefined where there is none. */
export const unseenSign = (text: string): string | undefined => {
  const at = text.search(unseen);
  return at < 0 ? undefined : text.slice(Math.max(0, at - 20), at);
};
