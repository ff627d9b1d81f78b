const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text as XML holds it, between tags and in quoted attributes. */
export const escapeXml = (text: string) => text.replace(/[&<>"]/g, (char) => references[char] ?? char);
