import { undrawn, undrawnName, type WordmarkStyle } from '@site/isometric';
import type { Reader } from '#src/content/reader.ts';
import { namedSign } from '#src/content/tidy.ts';

type Client = { name: string; logo?: string | undefined; style: WordmarkStyle };
type Drawn = { file: string; field: string; text: string };

const listed = (letters: readonly string[]) => letters.map(namedSign).join(', ');

/** What the cut of the font on those pictures has. */
const drawnSigns = `A to Z, their accents as in é and ö, digits and ! # % & ' ( ) * + , - . / : ; ? @ – — ’ “ ”`;

/** The pictures for shared links are drawn with the firm's name and with a line of each page: no letter is lacking. */
export const picturesCanBeDrawn = (reader: Reader, firm: { name: string }, lines: readonly Drawn[]) => {
  const name = { file: 'content/firm.yaml', field: 'name', text: firm.name };
  for (const { file, field, text } of [name, ...lines]) {
    const letters = undrawn(text, 'heavy');
    if (letters.length > 0)
      reader.problem(
        file,
        field,
        `holds ${listed(letters)}, which the picture for shared links cannot show: write it with ${drawnSigns}`,
      );
  }
};

/** Every client without a logo has a wordmark that can be drawn. */
export const wordmarksCanBeDrawn = (reader: Reader, { clients }: { clients: readonly Client[] }) => {
  const file = 'content/clients.yaml';
  clients.forEach(({ name, logo, style }, index) => {
    const letters = logo === undefined ? undrawnName(name, style) : [];
    if (letters.length > 0)
      reader.problem(
        file,
        `[${index}].name`,
        `holds ${listed(letters)}, which no wordmark is drawn with: put a logo into content/media/ and name it`,
      );
  });
};
