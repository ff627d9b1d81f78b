import { undrawn, undrawnName } from '@site/isometric';
import type { Reader } from '#src/content/reader.ts';
import { namedSign } from '#src/content/tidy.ts';
import type { Content } from '../content.ts';
import { isOfFirm } from '../page-index.ts';

const named = (letters: readonly string[]) => letters.map(namedSign).join(', ');

/** What the cut of the font on those pictures has. */
const drawnSigns = `A to Z, their accents as in é and ö, digits and ! # % & ' ( ) * + , - . / : ; ? @ – — ’ “ ”`;

/** The pictures for shared links are drawn with the firm's name and with a line of each page: no letter is lacking. */
export const picturesCanBeDrawn = (reader: Reader, { firm, pages }: Content) => {
  const listed = pages.filter(({ isListed }) => isListed);
  for (const { file, line } of [{ file: 'content/firm.yaml', line: firm.name }, ...listed]) {
    const letters = undrawn(line, 'heavy');
    if (letters.length > 0)
      reader.problem(
        file,
        isOfFirm(file) ? 'headline' : 'name',
        `holds ${named(letters)}, which the picture for shared links cannot show: write it with ${drawnSigns}`,
      );
  }
};

/** Every client without a logo has a wordmark that can be drawn. */
export const wordmarksCanBeDrawn = (reader: Reader, { clients }: Content) => {
  const file = 'content/clients.yaml';
  clients.forEach(({ name, logo, style }, index) => {
    const letters = logo === undefined ? undrawnName(name, style) : [];
    if (letters.length > 0)
      reader.problem(
        file,
        `[${index}].name`,
        `holds ${named(letters)}, which no wordmark is drawn with: put a logo into content/media/ and name it`,
      );
  });
};
