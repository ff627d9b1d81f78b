import { undrawn, undrawnName } from '@site/isometric';
import type { Reader } from '#src/content/reader.ts';
import { namedSign } from '#src/content/tidy.ts';
import type { Content } from '../content.ts';
import { isOfFirm } from '../page-index.ts';

/** What the cut of the font on pictures for shared links has. */
const drawnSigns = `A to Z, their accents as in é and ö, digits and ! # % & ' ( ) * + , - . / : ; ? @ – — ’ “ ”`;

/**
 * No letter is lacking in what is drawn: in the firm's name and a line of each page on the pictures for shared links, in the wordmark
 * of every client without a logo.
 */
export const textsCanBeDrawn = (reader: Reader, { firm, pages, clients }: Content) => {
  const listed = pages.filter(({ isListed }) => isListed);
  const shared = [{ file: 'content/firm.yaml', line: firm.name }, ...listed].map(({ file, line }) => ({
    file,
    field: isOfFirm(file) ? 'headline' : 'name',
    letters: undrawn(line, 'heavy'),
    advice: `which the picture for shared links cannot show: write it with ${drawnSigns}`,
  }));
  const wordmarks = clients.map(({ name, logo, style }, index) => ({
    file: 'content/clients.yaml',
    field: `[${index}].name`,
    letters: logo === undefined ? undrawnName(name, style) : [],
    advice: 'which no wordmark is drawn with: put a logo into content/media/ and name it',
  }));
  for (const { file, field, letters, advice } of [...shared, ...wordmarks])
    if (letters.length > 0)
      reader.problem(file, field, `holds ${letters.map(namedSign).join(', ')}, ${advice}`);
};
