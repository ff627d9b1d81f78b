import type { APIRoute } from 'astro';
import { contactCard } from '#src/metadata/contact-card.ts';
import { content } from '#src/site/content.ts';

/** The firm's contact card, to keep in an address book. */
export const GET: APIRoute = () =>
  new Response(contactCard(content.firm, content.contact.changed), {
    headers: { 'content-type': 'text/vcard; charset=utf-8' },
  });
