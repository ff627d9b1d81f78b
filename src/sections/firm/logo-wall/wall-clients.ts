import { slugOf } from '#src/content/slug.ts';
import { picture } from '#src/pictures/drawings.ts';
import { ownerPicture } from '#src/pictures/owner/owner-picture.ts';
import type { content } from '#src/site/content.ts';

/** Clients as the logo wall shows them; the name is the alternative text of the logo. */
export const wallClients = (clients: typeof content.clients) =>
  Promise.all(
    clients.map(async ({ name, logo }) => ({
      name,
      picture: logo ? await ownerPicture(logo, 'logo') : picture(`wordmark-${slugOf(name)}`),
      isPhoto: logo !== undefined,
    })),
  );
