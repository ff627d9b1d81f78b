/** What a page is led to by: `/contact#first-change`. */
export const firstChange = 'first-change';

/** Parts of a page that are seen, as far as they have no name of their own. */
const part =
  /<(h[1-6]|p|li|a|dt|dd|td|th|div|section|article|figure|span|summary|time)\b(?![^>]*\sid=)(?=[^>]*(?:>|$))/g;

const bodyOf = (html: string) => html.slice(html.search(/<body\b/));

/** A page whose first part that differs from another page has a name; the same text where both bodies say the same. */
export const withFirstChange = (html: string, other: string): string => {
  const [body, otherBody] = [bodyOf(html), bodyOf(other)];
  if (body === otherBody) return html;
  let same = 0;
  while (body[same] !== undefined && body[same] === otherBody[same]) same++;
  const alike = body.slice(0, same);
  const parts = [...alike.matchAll(part)];
  // A card comes into view whole.
  const isAround = ({ 1: name = '', index }: RegExpExecArray) =>
    ['li', 'article', 'figure'].includes(name) && !alike.includes(`</${name}>`, index);
  const found = parts.findLast(isAround) ?? parts.at(-1);
  if (!found) return html;
  const place = html.length - body.length + found.index + found[0].length;
  return `${html.slice(0, place)} id="${firstChange}"${html.slice(place)}`;
};
