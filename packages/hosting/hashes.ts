import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './files.ts';
import { type Tag, tags } from './html-tags.ts';

/** The inline blocks of a build, as `sha256-…`, each once and sorted. */
export type InlineHashes = { scripts: string[]; styles: string[] };

/** Data for other readers, which browsers never run and the policy does not cover. */
const dataTypes = new Set(['application/ld+json', 'application/json']);

const addresses = ['href', 'xlink:href', 'src', 'action', 'formaction', 'data'];

/** Browsers skip white space and control characters before and inside the scheme, and resolve references first. */
const isScriptAddress = (value: string): boolean => {
  const plain = value
    .replace(/&#x([0-9a-f]+);?/gi, (_, digits: string) => String.fromCodePoint(Number.parseInt(digits, 16)))
    .replace(/&#(\d+);?/g, (_, digits: string) => String.fromCodePoint(Number(digits)))
    .replace(/&(tab|newline);/gi, '')
    .replace(/&colon;/gi, ':');
  return [...plain]
    .filter((char) => char > ' ')
    .join('')
    .toLowerCase()
    .startsWith('javascript:');
};

/** What the policy would refuse in a tag, in words for the person who wrote it. */
const refusal = ({ name, attributes, text }: Tag): string | undefined => {
  const tag = `<${name}>`;
  if (attributes.has('style')) {
    return `${tag} has a style attribute (style="${attributes.get('style')}"): use a class or a data attribute`;
  }
  const handler = [...attributes.keys()].find((key) => /^on[a-z]+$/.test(key));
  if (handler !== undefined) return `${tag} has the attribute ${handler}: add the listener in a script file`;
  const address = addresses.find((key) => isScriptAddress(attributes.get(key) ?? ''));
  if (address !== undefined)
    return `${tag} has a javascript: address in ${address}: use a button and a script file`;
  if (name === 'script' && attributes.get('type') === 'module' && !attributes.has('src')) {
    return `there is an inline module script (${text.trim().slice(0, 60)}…): keep vite.build.assetsInlineLimit at 0`;
  }
  return undefined;
};

/** The hash of an inline block, as the policy wants it. Browsers read every line end as a line feed. */
const hash = (text: string): string =>
  `sha256-${createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('base64')}`;

/** The inline blocks of one page. Throws with the name of the file at anything the policy would refuse. */
export const pageHashes = (html: string, file: string): InlineHashes => {
  const found: InlineHashes = { scripts: [], styles: [] };
  for (const tag of tags(html)) {
    const reason = refusal(tag);
    if (reason !== undefined) throw new Error(`${file}: ${reason}. The content security policy refuses it.`);
    if (tag.name === 'style') found.styles.push(hash(tag.text));
    const isCode = tag.name === 'script' && !dataTypes.has(tag.attributes.get('type') ?? '');
    if (isCode && !tag.attributes.has('src')) found.scripts.push(hash(tag.text));
  }
  return found;
};

/** The inline blocks of all pages of a build, one set for the whole of it. Throws as `pageHashes` does. */
export const inlineHashes = async (distDir: string): Promise<InlineHashes> => {
  const files = (await listFiles(distDir)).filter((file) => file.endsWith('.html'));
  const pages = await Promise.all(
    files.map(async (file) => pageHashes(await readFile(join(distDir, file), 'utf8'), file)),
  );
  const once = (list: string[]) => [...new Set(list)].sort();
  return {
    scripts: once(pages.flatMap((page) => page.scripts)),
    styles: once(pages.flatMap((page) => page.styles)),
  };
};
