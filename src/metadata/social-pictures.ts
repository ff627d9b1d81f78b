import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { socialCard } from '@site/isometric';
import sharp from 'sharp';
import { standards } from '#src/pictures/drawings.ts';
import { content } from '#src/site/content.ts';
import type { PageEntry } from '#src/site/page-index.ts';
import { pageById } from '#src/site/pages.ts';
import { socialCardPlan } from './social-card-plan.ts';

/** A page's picture for shared links. */
export type SocialPicture = {
  /** `/social/iso-22000.1a2b3c4d.png`: the hash is that of the picture and of the way it becomes this file. */
  src: string;
  /** The words that stand in the picture, or what the photo belongs to. */
  alt: string;
  type: 'image/png' | 'image/jpeg';
  /** The file, 1200 by 630 pixels. */
  make: () => Promise<Uint8Array>;
};

/** Measured over all pages: half the size of a full palette, and nothing to see at double size. */
const png = { palette: true, quality: 90, effort: 7, dither: 0 };
const jpeg = { quality: 80, mozjpeg: true };

const nameOf = (page: string, recipe: unknown, bytes: string | Uint8Array, ending: string) => {
  const hash = createHash('sha256')
    .update(JSON.stringify([recipe, sharp.versions]))
    .update(bytes)
    .digest('hex')
    .slice(0, 8);
  return `/social/${page}.${hash}.${ending}`;
};

const drawn = new Map<string, SocialPicture>();

const draw = (page: PageEntry): SocialPicture => {
  const { name } = content.firm;
  const plan = socialCardPlan(page, content);
  const svg = socialCard({ ...plan, standards, firm: name });
  return {
    src: nameOf(page.id, png, svg, 'png'),
    alt: `${name}: ${plan.lines.join(' ')}`,
    type: 'image/png',
    make: () => sharp(Buffer.from(svg)).png(png).toBuffer(),
  };
};

/** The owner's picture as links show it: the middle of it, upright. JPEG, which every network reads. */
export const photographed = (page: string, alt: string, photo: Uint8Array): SocialPicture => ({
  src: nameOf(page, jpeg, photo, 'jpg'),
  alt,
  type: 'image/jpeg',
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
