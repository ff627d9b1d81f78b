import type { Firm } from '#src/content/schemas/firm.ts';
import type { Labels } from '#src/content/schemas/labels.ts';

/** The messaging address with a greeting that names the page it was opened from. */
export const chatLink = ({ social }: Firm, { chat }: Labels, pageTitle: string) => {
  const url = new URL(social.whatsapp.url);
  url.searchParams.set('text', chat.greeting.replace('{page}', pageTitle));
  return url.href;
};
