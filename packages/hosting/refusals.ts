import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from './files.ts';
import type { InlineBlocks } from './hashes.ts';
import { type Tag, tags } from './html-tags.ts';

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
const refusal = ({ name, attributes, text }: Tag, known: InlineBlocks): string | undefined => {
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
  const isScript =
    name === 'script' && !attributes.has('src') && !dataTypes.has(attributes.get('type') ?? '');
  const isUnknown =
    (isScript && !known.scripts.includes(text)) || (name === 'style' && !known.styles.includes(text));
  return isUnknown
    ? `there is a ${tag} that is not known (${text.trim().slice(0, 60)}…): remove it, or name its source in build/inline-blocks.ts`
    : undefined;
};

/** What the policy would refuse in a page, one sentence each, with the name of its file. */
export const pageRefusals = (html: string, file: string, known: InlineBlocks): string[] =>
  [...tags(html)].flatMap((tag) => {
    const reason = refusal(tag, known);
    return reason === undefined ? [] : [`${file}: ${reason}. The content security policy refuses it.`];
  });

/** The same for all pages of a build. */
export const refusals = async (distDir: string, known: InlineBlocks): Promise<string[]> => {
  const files = (await listFiles(distDir)).filter((file) => file.endsWith('.html'));
  const pages = await Promise.all(
    files.map(async (file) => pageRefusals(await readFile(join(distDir, file), 'utf8'), file, known)),
  );
  return pages.flat();
};
