import type { APIRoute } from 'astro';
import { securityTxt } from '#src/metadata/security-txt.ts';
import { content } from '#src/site/content.ts';

const { url: base, emails, securityExpires: expires } = content.firm;

export const GET: APIRoute = () =>
  new Response(securityTxt({ base, mail: emails.general.address, expires }), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
