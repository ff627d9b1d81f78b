import type { Sought } from '../page/sought.ts';
import { readingOf } from './reading.ts';

type Tokens = Readonly<Record<string, string>>;

/** A text as its page says it: tokens filled in, links and emphasis as words; nothing before or after what the page fills in. */
const asSaid = (text: string, tokens: Tokens) => {
  const read = readingOf(text, tokens)
    .map(({ words }) => words)
    .join('');
  const pieces = read
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*_`]{1,2}(?=\S)|(?<=\S)[*_`]{1,2}/g, '')
    .split(/\{[^}]*\}/)
    .map((piece) => piece.trim());
  return pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest));
};

/**
 * What to look for on the page for a field of the form: the text that is saved in it, and those beside it, which tell its
 * place from others that say the same.
 * @param id the field's or that of a control in it: `root_benefits_items_2_title`
 * @param isText whether the field itself holds words for visitors, and no choice
 */
export const soughtAt = (value: unknown, id: string, isText: boolean, tokens: Tokens): Sought => {
  let [around, found]: [unknown, unknown] = [undefined, value];
  for (const part of id.split('_').slice(1)) {
    if (!(found instanceof Object) || !Object.hasOwn(found, part)) break;
    [around, found] = [found, Reflect.get(found, part)];
  }
  const own = isText && typeof found === 'string' ? [found] : [];
  const beside = Object.values((found instanceof Object ? found : around) ?? {}).filter(
    (text): text is string => typeof text === 'string' && text !== own[0] && /\s/.test(text.trim()),
  );
  return [...own, ...beside].map((text) => asSaid(text, tokens)).filter((text) => text !== '');
};
