import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { socialCard, textWidth } from '@site/isometric';
import sharp from 'sharp';
import { numeralOf } from '#src/content/designation.ts';
import { balancedLines } from '#src/pictures/balanced-lines.ts';
import { standards } from '#src/pictures/drawings.ts';
import { content } from '#src/site/content.ts';
import { hashedName } from '#src/site/hashed-file.ts';
import type { PageEntry } from '#src/site/page-index.ts';
import { pageById } from '#src/site/pages.ts';

/** A page's picture for shared links. */
export type SocialPicture = {
  /** `/social/iso-22000.1a2b3c4d.png`: the hash is that of the picture and of the way it becomes this file. */
  src: string;
  /** The words that stand in the picture, or what the photo belongs to. */
  alt: string;
  /** The file, 1200 by 630 pixels. */
  make: () => Promise<Buffer<ArrayBuffer>>;
};

/** The width beside the drawing, in sizes of the letters: wider lines would make all of them smaller. */
const LINE = 8.38;

/** What some pages are drawn with, as architecture. */
const numerals: Readonly<Record<string, unknown>> = {
  about: content.firm.since,
  credentials: content.firm.incorporated,
  catalogue: content.standards.filter(({ catalogue }) => catalogue !== undefined).length,
  ...Object.fromEntries(content.certifications.map(({ id, numeral }) => [id, numeral])),
  ...Object.fromEntries(content.standards.map(({ id, code }) => [id, numeralOf(code)])),
};

/** What the picture of a page for shared links shows. */
export const socialCardPlan = ({ id, drawing: scene, family, line }: PageEntry) => {
  const code = content.standards.find((standard) => standard.id === id)?.code ?? [];
  const lines = balancedLines(line, LINE, (words) => textWidth(words, 1, 'heavy', -28));
  return { scene, family, numeral: numerals[id]?.toString(), lines: [code, lines].flat() };
};

/** Measured over all pages: half the size of a full palette, and nothing to see at double size. */
const png = { palette: true, quality: 90, effort: 7, dither: 0 };
const jpeg = { quality: 80, mozjpeg: true };

const nameOf = (page: string, recipe: unknown, bytes: string | Uint8Array, ending: string) =>
  hashedName(`/social/${page}`, ending, JSON.stringify([recipe, sharp.versions]), bytes);

const drawn = new Map<string, SocialPicture>();

const draw = (page: PageEntry): SocialPicture => {
  const { name } = content.firm;
  const plan = socialCardPlan(page);
  const svg = socialCard({ ...plan, standards, firm: name });
  return {
    src: nameOf(page.id, png, svg, 'png'),
    alt: `${name}: ${plan.lines.join(' ')}`,
    make: () => sharp(Buffer.from(svg)).png(png).toBuffer(),
  };
};

/** The owner's picture as links show it: the middle of it, upright. JPEG, which every network reads. */
export const photographed = (page: string, alt: string, photo: Uint8Array): SocialPicture => ({
  src: nameOf(page, jpeg, photo, 'jpg'),
  alt,
  make: () =>
    sharp(photo).autoOrient().resize(1200, 630).flatten({ background: '#fff' }).jpeg(jpeg).toBuffer(),
});

const pictureOf = (page: PageEntry) => {
  const { id, image, title } = page;
  if (!image) return draw(page);
  return photographed(id, `${content.firm.name}: ${title}`, readFileSync(join('content/media', image)));
};

/**
 * The picture of a page by its id: the owner's where the page has one, otherwise drawn, when it is first asked for.
 * The content check has seen to it that its letters have outlines.
 */
export const socialPicture = (page: string): SocialPicture => {
  const picture = drawn.get(page) ?? pictureOf(pageById(page));
  drawn.set(page, picture);
  return picture;
};

/** The picture of every page that can be shared; pages that stand in for others have none. */
export const allSocialPictures = () =>
  content.pages.filter(({ isListed }) => isListed).map(({ id }) => socialPicture(id));
