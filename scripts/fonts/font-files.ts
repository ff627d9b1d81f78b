import { fallbackStyles, makeFonts } from '@site/type';
import { CHARACTERS } from './characters.ts';
import { fallbackFaces } from './fallback-faces.ts';

const heading = `/*
 * Local fonts scaled to the measures of ours, so that nothing moves when ours take their place.
 * Written by npm run make:fonts: change scripts/fonts/, not this file.
 */
`;

/** What `npm run make:fonts` writes: the files of src/fonts and the rules of the local fonts, by path. */
export const fontFiles = async (): Promise<ReadonlyMap<string, Buffer>> => {
  const fonts = await makeFonts(CHARACTERS);
  const styles = heading + (await fallbackStyles(fonts, fallbackFaces));
  return new Map([
    ...[...fonts].map(([name, bytes]) => [`src/fonts/${name}`, bytes] as const),
    ['src/styles/fallback-fonts.css', Buffer.from(styles)],
  ]);
};
