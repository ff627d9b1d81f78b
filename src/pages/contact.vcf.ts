import type { APIRoute } from 'astro';
import { content } from '#src/content/content.ts';
import { contactCard } from '#src/downloads/contact-card.ts';

/** The firm's contact card, to keep in an address book. */
export const GET: APIRoute = () =>
  new Response(contactCard(content.firm, content.contact.changed), {
    headers: { 'content-type': 'text/vcard; charset=utf-8' },
  });
