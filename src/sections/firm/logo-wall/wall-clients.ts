import { slugOf } from '#src/content/slug.ts';
import { picture } from '#src/pictures/drawings.ts';
import { ownerPicture } from '#src/pictures/owner/owner-picture.ts';
import type { content } from '#src/site/content.ts';

type Clients = typeof content.clients;

/** The first of each industry, then the second of each: so a short wall shows all industries. */
const inTurn = (clients: Clients) =>
  [
    ...Map.groupBy(
      clients,
      ({ industry }, index) => clients.slice(0, index).filter((one) => one.industry === industry).length,
    ).values(),
  ].flat();

/** Clients as the logo wall shows them; the name is the alternative text of the logo. */
export const wallClients = (clients: Clients) =>
  Promise.all(
    inTurn(clients).map(async ({ name, logo }) => ({
      name,
      picture: logo ? await ownerPicture(logo, 'logo') : picture(`wordmark-${slugOf(name)}`),
      isPhoto: logo !== undefined,
    })),
  );
