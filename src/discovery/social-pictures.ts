import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { socialCard } from '#src/art/social-card.ts';
import { content } from '#src/content/content.ts';
import { pageById } from '#src/content/pages.ts';
import { socialCardPlan } from './social-card-plan.ts';

/** A page's picture for shared links. */
export type SocialPicture = {
  /** `/social/iso-22000.1a2b3c4d.png`: the hash is that of the drawing and of the way it becomes a PNG. */
  src: string;
  /** The words that stand in the picture. */
  alt: string;
  svg: string;
};

/** Measured over all pages: half the size of a full palette, and nothing to see at double size. */
const png = { palette: true, quality: 90, effort: 7, dither: 0 };
const recipe = JSON.stringify([png, sharp.versions]);

const drawn = new Map<string, SocialPicture>();

const draw = (page: string): SocialPicture => {
  const { name } = content.firm;
  try {
    const { lines, numeral, ...look } = socialCardPlan(page, content);
    const svg = socialCard({ ...look, ...(numeral && { numeral }), lines, firm: name });
    const hash = createHash('sha256').update(recipe).update(svg).digest('hex').slice(0, 8);
    return { src: `/social/${page}.${hash}.png`, alt: `${name}: ${lines.join(' ')}`, svg };
  } catch (cause) {
    const { file } = pageById(page);
    throw new Error(
      `${file}: the picture for shared links, which shows the page's name or headline, cannot be drawn.`,
      { cause },
    );
  }
};

/** The picture of a page by its id, drawn when it is first asked for. Throws when a letter has no outline. */
export const socialPicture = (page: string): SocialPicture => {
  const picture = drawn.get(page) ?? draw(page);
  drawn.set(page, picture);
  return picture;
};

/** The picture of every page that can be shared; pages that stand in for others have none. */
export const allSocialPictures = () =>
  content.pages.filter(({ isListed }) => isListed).map(({ id }) => socialPicture(id));

/** The picture as the file that is published, 1200 by 630 pixels. */
export const socialPng = (svg: string) => sharp(Buffer.from(svg)).png(png).toBuffer();
