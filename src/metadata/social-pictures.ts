import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { socialCard, textWidth } from '@site/isometric';
import sharp from 'sharp';
import { balancedLines } from '#src/pictures/balanced-lines.ts';
import { numerals, standards } from '#src/pictures/drawings.ts';
import { content } from '#src/site/content.ts';
import { hashedName } from '#src/site/hashed-file.ts';
import type { PageEntry } from '#src/site/page-index.ts';
import { pageById } from '#src/site/pages.ts';

/** The width beside the drawing, in sizes of the letters: wider lines would make all of them smaller. */
const LINE = 8.38;

/** What the picture of a page for shared links shows. */
export const socialCardPlan = ({ id, drawing: scene, family, line }: PageEntry) => {
  const code = content.standards.find((standard) => standard.id === id)?.code ?? [];
  const lines = balancedLines(line, LINE, (words) => textWidth(words, 1, 'heavy', -28));
  return { scene, family, numeral: numerals[id], lines: [code, lines].flat() };
};

/** Measured over all pages: half the size of a full palette, and nothing to see at double size. */
const png = { palette: true, quality: 90, effort: 7, dither: 0 };
const jpeg = { quality: 80, mozjpeg: true };

const nameOf = (page: string, recipe: unknown, bytes: string | Uint8Array, ending: string) =>
  hashedName(`/social/${page}`, ending, JSON.stringify([recipe, sharp.versions]), bytes);

/** The owner's picture as links show it: the middle of it, upright. JPEG, which every network reads. */
export const photographed = (page: string, alt: string, photo: Uint8Array) => ({
  src: nameOf(page, jpeg, photo, 'jpg'),
  alt,
  make: () =>
    sharp(photo).autoOrient().resize(1200, 630).flatten({ background: '#fff' }).jpeg(jpeg).toBuffer(),
});

/**
 * A page's picture for shared links, 1200 by 630 pixels: the owner's where the page has one, otherwise drawn. The content check has
 * seen to it that its letters have outlines. Its address carries a hash of the picture and of the way it becomes this file; `alt` is the
 * words in it, or what the photo belongs to.
 */
export const socialPicture = (id: string) => {
  const { name } = content.firm;
  const page = pageById(id);
  const { image, title } = page;
  if (image) return photographed(id, `${name}: ${title}`, readFileSync(join('content/media', image)));
  const plan = socialCardPlan(page);
  const svg = socialCard({ ...plan, standards, firm: name });
  return {
    src: nameOf(id, png, svg, 'png'),
    alt: `${name}: ${plan.lines.join(' ')}`,
    make: () => sharp(Buffer.from(svg)).png(png).toBuffer(),
  };
};

/** The picture of every page that can be shared; pages that stand in for others have none. */
export const allSocialPictures = () =>
  content.pages.filter(({ isListed }) => isListed).map(({ id }) => socialPicture(id));
