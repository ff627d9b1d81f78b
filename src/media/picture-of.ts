import type { Picture } from '#src/drawings/picture.ts';
import type { Sound } from './inspect.ts';
import type { Place } from './places.ts';
import { drawnVersion, pixelVersions, seenPart, type Version } from './versions.ts';

/** Where the files are published. */
const address = ({ file }: Version) => `/media/${file}`;

const sourcesOf = (versions: ReturnType<typeof pixelVersions>) =>
  [...Map.groupBy(versions, ({ type }) => type)].map(([type, ofType]) => ({
    type,
    srcSet: ofType.map((version) => `${address(version)} ${version.width}w`).join(', '),
  }));

/** Drawings have no pixels: so wide they are said to be, and the style sheet scales them. */
const drawnWidth = 320;

/** A file of content/media/ as <picture> shows it in a place, and the files that are to be published for it. */
export const pictureOf = (
  name: string,
  bytes: Uint8Array,
  sound: Sound,
  place: Place,
): { picture: Picture; versions: Version[] } => {
  if (sound.kind === 'svg') {
    const version = drawnVersion(name, bytes);
    const height = Math.max(1, Math.round((drawnWidth * sound.height) / sound.width));
    return { picture: { src: address(version), width: drawnWidth, height }, versions: [version] };
  }
  const versions = pixelVersions(name, bytes, sound, place);
  const widest = versions.at(-1);
  if (!widest) throw new Error(`${name} is narrower than every width of its place`);
  const seen = seenPart(sound, place);
  return {
    picture: {
      // For what does not know <picture>: the middle of the format that all browsers know.
      src: address(versions.at(-Math.ceil(versions.length / 4)) ?? widest),
      width: widest.width,
      height: Math.round((seen.height * widest.width) / seen.width),
      sources: sourcesOf(versions),
    },
    versions,
  };
};
