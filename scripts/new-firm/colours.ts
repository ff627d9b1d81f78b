import { Problem } from '@site/hosting';
import { brand, families, familyGrounds } from '@site/isometric';
import type { Answers } from './answers.ts';
import { retint } from './palette.ts';

const aColour = /#[0-9a-f]{6}\b/g;

/** A colour as it is typed, in small letters. */
const readColour = (answer: string): string => {
  if (/^#[0-9a-f]{6}$/i.test(answer)) return answer.toLowerCase();
  throw new Problem(`${answer} is no colour: write # and six digits or letters from a to f, such as #1d5c38`);
};

const isTinted = (name: string): name is keyof typeof familyGrounds => Object.hasOwn(familyGrounds, name);

const readFamily = (answer: string) => {
  const [name = '', colour = ''] = answer.split(/\s*:\s*/);
  if (isTinted(name)) return { name, colour: readColour(colour) };
  throw new Problem(
    `${answer}: there is no family ${name}. Write one of ${Object.keys(familyGrounds).join(', ')} and its colour, as tea: #1d5c38`,
  );
};

/** The brand's palette, as text of packages/isometric/brand.ts, in another colour; as it is where none is given. */
export const brandIn = (source: string, { colour }: Pick<Answers, 'colour'>): string =>
  colour === '' ? source : source.replaceAll(aColour, retint(brand.ink[700], readColour(colour)));

/** The colour families, as text of packages/isometric/families.ts, some of them in other colours. */
export const familiesIn = (source: string, { families: answers }: Pick<Answers, 'families'>): string =>
  answers.map(readFamily).reduce((text, { name, colour }) => {
    const [, body] = families[name];
    const lines = new RegExp(`^ {2}'?${name}'?: .*$`, 'gm');
    return text.replaceAll(lines, (line) => line.replaceAll(aColour, retint(body, colour)));
  }, source);
