import { z } from 'zod';
import { linkFault } from '../contact.ts';
import { linkedAddresses, plainText } from '../term-links.ts';
import { unseenFault } from '../tidy.ts';

/** What a text would show as it is typed: a token that is written otherwise than tokens are, HTML, Markdown. */
const tokenLike = /\$?\{[^{}]*\}?|\}|\b(?:firm|counts|editions|phrases)\.[a-z][\w.-]*/i;
const markup =
  /<(?:\/?[a-z]|!-)[^>]*>?|&(?:#\d+|[a-z]+);|\*\*|~~|__|\]\(|`|(?<!\w)[*_](?=\w)|^(?:#{1,6}|[-*+>]) |^#{2,}/im;
/** Words that stand where the real ones are still to come. */
const unfinished = /\b(?:TODO|FIXME|TBC|TBD|XXX+|[Ll]orem [Ii]psum)\b/;

/** Why a text cannot be shown as it stands, given the words in braces that its page fills in; nothing when it can. */
const shownFault = (text: string, placeholders: readonly string[]) => {
  const left = placeholders.reduce((rest, name) => rest.replaceAll(`{${name}}`, ''), text);
  const [token] = tokenLike.exec(left) ?? [];
  const known = ['{firm.name}', ...placeholders.map((name) => `{${name}}`)].join(', ');
  if (token)
    return `holds ${JSON.stringify(token)}, which visitors would read: write a token in full and without spaces, as ${known}`;
  const [sign] = markup.exec(left) ?? [];
  if (sign)
    return `holds ${JSON.stringify(sign)}, which visitors would read: write the words alone, without HTML or Markdown`;
  const [mark] = unfinished.exec(left) ?? [];
  if (mark) return `holds "${mark}", which stands for words still to come: write them, or remove the entry`;
  if (/^[^\p{L}\p{N}]+$/u.test(text)) return 'has no letter and no digit: write it, or remove the entry';
  return unseenFault(left);
};

/**
 * A sentence or a few, for visitors. Tokens such as `{firm.name}` are filled in while loading.
 * @param placeholders the words that the page fills in, each at least once: `count` for `{count}`
 */
export const text = (max = 600, placeholders: readonly string[] = []) =>
  z
    .string()
    .min(1, 'is empty: write it, or remove the entry')
    .max(max, `is longer than ${max} characters: shorten it`)
    .superRefine((value, context) => {
      const refuse = (message: string) => context.addIssue({ code: 'custom', message });
      const message = shownFault(value, placeholders);
      if (message) refuse(message);
      for (const name of placeholders)
        if (!value.includes(`{${name}}`)) refuse(`lacks {${name}}: write it where the value is to stand`);
    });

/** A sentence in which code fills in words in braces: `template(['low', 'high'])` for “{low} to {high} days”. */
export const template = (placeholders: readonly string[]) => text(300, placeholders);

/** What is wrong with the links of a text, `plain` being what is left of it without those that can be shown. */
const linksFault = (text: string, plain: string) => {
  const [brackets, href] = /\[[^\]]*\](?:\(([^)]*))?/.exec(plain) ?? [];
  if (brackets === undefined) return linkedAddresses(text).map(linkFault).find(Boolean);
  if (href === undefined)
    return `holds "${brackets}", which visitors would read: write the address behind it, as [our office](/contact)`;
  return linkFault(href) ?? `has a link to ${href} without words: write them between the square brackets`;
};

/** A text that may link to pages, and at the first use of a term to the glossary: `[stage 1](/glossary#stage-1)`. */
export const linkedText = (max = 600) =>
  z
    .string()
    .min(1, 'is empty: write it, or remove the entry')
    .superRefine((value, context) => {
      const plain = plainText(value);
      const long = plain.length > max ? `is longer than ${max} characters: shorten it` : undefined;
      const message = long ?? linksFault(value, plain) ?? shownFault(plain, []);
      if (message) context.addIssue({ code: 'custom', message });
    })
    // For forms: it is counted as it is read, and takes links.
    .meta({ format: 'linked', maxLength: max });

/** A short label, heading or name. */
export const label = text(90);

/** A label with words in braces that the page fills in: `labelWith('count')` for `{count} days left`. */
export const labelWith = (...placeholders: readonly string[]) => text(90, placeholders);

/** A text for programs, of a form that is told to whoever writes it otherwise. */
export const ofForm = (form: RegExp, error: string) => z.string().regex(form, error);

/** An id of a page, drawing or anchor: lower case words joined by hyphens. */
export const slug = ofForm(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

/** A day as YYYY-MM-DD; YAML would otherwise turn it into a clock time in some time zone. */
export const day = z.iso
  .date({ error: 'must be a day written as YYYY-MM-DD, in quotes', abort: true })
  .refine((written) => /^(19|20)/.test(written), {
    error: 'lies in another century: correct the year',
    abort: true,
  });

/** Marks a field that forms do not show: an address is a promise, days and marks follow from what is written. */
export const setByEditor = { readOnly: true };

/** A file the owner put into content/media/. */
export const mediaFile = z
  .string()
  .regex(/^\S+$/, {
    error: 'holds a space: rename the file in content/media/ without one, and write that name here',
    abort: true,
  })
  .regex(
    /^[\w./-]+\.(jpe?g|png|webp|avif|svg)$/i,
    'must name a JPEG, PNG, WebP, AVIF or SVG file in content/media/, of letters, digits, dots, hyphens and underscores',
  )
  // For forms: a picture is chosen, not named.
  .meta({ format: 'picture' });

/** Marks a value that stands in until the owner gives the real one. Remove the line with the sample. */
export const sample = z
  .literal(true, { error: 'may only be true: remove the line once the entry is real' })
  .optional()
  .meta({ title: 'Sample: stands in until the real one is written' });

/** Where the proof of a claim of the firm is kept. A release is refused without it. */
export const evidence = text(300).optional();

/** A list of groups of fields: exactly so many, or at least and at most so many. */
export const listOf = <Shape extends z.ZodRawShape>(
  count: number | readonly [least: number, most?: number],
  fields: Shape,
) => {
  const list = z.array(z.strictObject(fields));
  if (typeof count === 'number') return list.length(count);
  const [least, most] = count;
  return most === undefined ? list.min(least) : list.min(least).max(most);
};
