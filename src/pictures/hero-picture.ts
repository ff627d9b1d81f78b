import type { Picture } from '#src/components/picture.ts';
import { content } from '#src/site/content.ts';
import { picture } from './drawings.ts';
import { ownerPicture } from './owner/owner-picture.ts';

/** The opening of a page in both layouts: the owner's picture where the page names one, or else the drawing. */
export const heroPicture = async (page: string): Promise<{ wide: Picture; tall: Picture }> => {
  const image = content.pages.find(({ id }) => id === page)?.image;
  if (image) {
    const own = await ownerPicture(image, 'opening');
    return { wide: own, tall: own };
  }
  return { wide: picture(`${page}-hero-wide`), tall: picture(`${page}-hero-tall`) };
};
