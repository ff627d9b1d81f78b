import type { content } from '#src/content/content.ts';
import { slugOf } from '#src/content/slug.ts';
import { ownerPicture } from '#src/media/owner-pictures.ts';
import type { WallClient } from '#src/sections/logo-wall/logo-wall.tsx';
import { picture } from './gallery.ts';

type Client = (typeof content.clients)[number];

/** Clients as the logo wall shows them. */
export const wallClients = (clients: readonly Client[]): WallClient[] =>
  clients.map(({ name, logo }) => ({
    name,
    picture: logo ? ownerPicture(logo, 'logo') : picture(`wordmark-${slugOf(name)}`),
    isPhoto: logo !== undefined,
  }));
