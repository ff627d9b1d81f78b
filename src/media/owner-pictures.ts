import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { content } from '#src/content/content.ts';
import { inspect } from './inspect.ts';
import { pictureOf } from './picture-of.ts';
import { type PlaceName, places } from './places.ts';

const prepare = async (name: string, placeName: PlaceName) => {
  const place = places[placeName];
  const bytes = await readFile(join('content/media', name));
  const found = await inspect(bytes, place);
  if ('fault' in found) throw new Error(`content/media/${name} ${found.fault}`);
  return pictureOf(name, bytes, found, place);
};

const { team, clients, pages } = content;
const named: [string | undefined, PlaceName][] = [
  ...[team.chairman, ...team.directors].map(
    ({ photo }) => [photo, 'portrait'] satisfies [unknown, PlaceName],
  ),
  ...clients.map(({ logo }) => [logo, 'logo'] satisfies [unknown, PlaceName]),
  ...pages.map(({ image }) => [image, 'page'] satisfies [unknown, PlaceName]),
];

const prepared = new Map<string, Awaited<ReturnType<typeof prepare>>>();
for (const [name, place] of named) if (name) prepared.set(`${place} ${name}`, await prepare(name, place));

/** A file that the content names, as its place shows it. Throws for a file that no such field names. */
export const ownerPicture = (name: string, place: PlaceName) => {
  const found = prepared.get(`${place} ${name}`);
  if (!found) throw new Error(`No field of the content names ${name} as ${places[place].name}`);
  return found.picture;
};

/** Every file to publish, by its name. */
export const mediaVersions = new Map(
  [...prepared.values()].flatMap(({ versions }) => versions).map((version) => [version.file, version]),
);
