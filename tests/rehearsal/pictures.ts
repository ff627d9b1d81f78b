import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { entries, readTree, setFields } from './copy.ts';

/** A made-up photo: a ramp from one colour to another, which no other picture has. */
const photo = (width: number, height: number, hue: number) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><linearGradient id="g"><stop stop-color="hsl(${hue} 60% 25%)"/><stop offset="1" stop-color="hsl(${hue} 50% 60%)"/></linearGradient><path fill="url(#g)" d="M0 0h${width}v${height}H0z"/></svg>`,
    ),
  )
    .jpeg({ quality: 70 })
    .toBuffer();

const logo = (hue: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 120"><circle cx="60" cy="60" r="44" fill="hsl(${hue} 60% 35%)"/><path d="M128 48h160v24H128z" fill="hsl(${hue} 60% 25%)"/></svg>`;

/** Pages that open with a picture of the firm's own in place of the drawing: of each kind one or two. */
const opened = [
  ...['services', 'credentials', 'cost-and-time'].map((page) => `pages/${page}`),
  ...['13485', '27001'].map((number) => `standards/iso-${number}`),
];

const team = z.looseObject({ chairman: z.looseObject({ photo: z.string().optional() }), directors: entries });

/** Gives those people and clients of a copy pictures of their own who have none, and some pages; resolves to how many these are. */
export const givePictures = async (root: string): Promise<number> => {
  const media = (name: string, bytes: string | Uint8Array) =>
    writeFileSync(join(root, 'content/media', name), bytes);
  const { chairman, directors } = team.parse(readTree(root, 'content/team.yaml'));
  const people = [
    ...(chairman.photo ? [] : [['chairman']]),
    ...directors.flatMap(({ photo: own }, index) => (own ? [] : [['directors', index]])),
  ];
  for (const [index, path] of people.entries()) {
    media(`person-${index}.jpg`, await photo(480, 560, index * 40));
    setFields(root, 'content/team.yaml', [[[...path, 'photo'], `person-${index}.jpg`]]);
  }
  const clients = entries.parse(readTree(root, 'content/clients.yaml'));
  const plain = clients.flatMap(({ logo: own }, index) => (own ? [] : [index]));
  plain.forEach((index) => {
    media(`client-${index}.svg`, logo(index * 16));
    setFields(root, 'content/clients.yaml', [[[index, 'logo'], `client-${index}.svg`]]);
  });
  for (const [index, page] of opened.entries()) {
    media(`opening-${index}.jpg`, await photo(1400, 700, index * 25));
    setFields(root, `content/${page}.yaml`, [[['image'], `opening-${index}.jpg`]]);
  }
  return people.length + plain.length + opened.length;
};
