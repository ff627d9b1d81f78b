import type { AskingWords } from '../asking-schema.ts';
import { Fields } from './fields.ts';

/** The version of the texts that hold answers: another one is not read. */
const version = 'v1';

/** The most characters of a text that is read. */
export const mostCharacters = 2000;

/** Decodes a part of a link; what is malformed comes back as it is. */
const decoded = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * The text of a link as it was written, without its `#`: messengers and mail programs encode it again, once or twice, and take
 * the full stop or bracket behind it for a part of it.
 */
export const mendedLink = (hash: string) =>
  decoded(decoded(hash.replace(/^#/, '')))
    .replaceAll('&amp;', '&')
    .replace(/[).,;:!?>\]"'”’»\s]+$/, '');

/**
 * Answers out of a text such as `v1&people=140`, with or without its `#`, read from the address or the browser's storage, and a
 * sentence where it is not all understood. Whatever is unknown or broken is left out; nothing throws.
 */
export const readLink = <Answers>(
  text: string,
  { link }: Pick<AskingWords, 'link'>,
  empty: Answers,
  read: (fields: Fields) => Answers,
) => {
  if (text.length > mostCharacters) return { answers: empty, complaint: link.tooLong };
  const [first, ...parts] = mendedLink(text).split('&');
  if (first !== version) return { answers: empty, complaint: link.version };
  const fields = new Fields(parts.join('&'));
  const answers = read(fields);
  return { answers, complaint: fields.isUnderstood ? undefined : link.unknown };
};

/** Whether a fragment holds answers, of whatever version; all others name a place of the page. */
export const holdsAnswers = (text: string) => /^v\d+(&|$)/.test(text);

/** Answers as a part of a link: `people=140&std=iso-9001,iso-14001`. What is not answered is not in it. */
export const writeAnswers = (values: Readonly<Record<string, unknown>>) =>
  Object.entries(values)
    .filter(([, value]) => String(value ?? '') !== '')
    .map((field) => field.join('='))
    .join('&');

/** A screen and the answers it shows as the text of a link: `v1&at=people&std=iso-9001`; empty where there is neither. */
export const linkText = (screen: string, answers: string) => {
  const parts = [screen, answers].filter((part) => part !== '');
  return parts.length > 0 ? [version, ...parts].join('&') : '';
};

/** The address of a screen of the tool, for links of its own page. */
export const linkTo = (screen: string, answers: string) => `#${linkText(screen, answers)}`;
