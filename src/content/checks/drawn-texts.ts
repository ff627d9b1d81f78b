import { undrawn, undrawnName, type WordmarkStyle } from '@site/isometric';
import type { Reader } from '#src/content/reader.ts';
import { slugOf } from '#src/content/slug.ts';

type Client = { name: string; logo?: string | undefined; style: WordmarkStyle };
type Drawn = { file: string; field: string; text: string };

type Draft = {
  firm: { name: string } | undefined;
  clients: readonly Client[] | undefined;
};

const listed = (letters: readonly string[]) => letters.map((letter) => `"${letter}"`).join(', ');

/** The pictures for shared links are drawn with the firm's name and with a line of each page: no letter is lacking. */
export const picturesCanBeDrawn = (reader: Reader, { firm }: Draft, lines: readonly Drawn[]) => {
  const name = firm ? [{ file: 'content/firm.yaml', field: 'name', text: firm.name }] : [];
  for (const { file, field, text } of [...name, ...lines]) {
    const letters = undrawn(text, 'heavy');
    if (letters.length > 0)
      reader.problem(
        file,
        field,
        `holds ${listed(letters)}, which the picture for shared links cannot show: write it in Latin letters and common signs`,
      );
  }
};

/** Every client without a logo has a wordmark of its own that can be drawn. */
export const wordmarksCanBeDrawn = (reader: Reader, { clients }: Draft) => {
  const file = 'content/clients.yaml';
  const first = new Map<string, string>();
  clients?.forEach(({ name, logo, style }, index) => {
    const refuse = (message: string) => reader.problem(file, `[${index}].name`, message);
    const letters = logo === undefined ? undrawnName(name, style) : [];
    if (letters.length > 0)
      refuse(
        `holds ${listed(letters)}, which no wordmark is drawn with: put a logo into content/media/ and name it`,
      );
    const earlier = first.get(slugOf(name));
    if (earlier !== undefined)
      refuse(`"${name}" is too like "${earlier}" above: give each client its own name`);
    first.set(slugOf(name), earlier ?? name);
  });
};
