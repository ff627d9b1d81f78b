import type { Firm } from './schemas/firm.ts';
import type { Labels } from './schemas/labels.ts';

/**
 * The messaging address with a greeting that names the page it was opened from; undefined where the firm answers no
 * messages.
 */
export const chatLink = (
  { social }: Pick<Firm, 'social'>,
  { chat }: Pick<Labels, 'chat'>,
  pageTitle: string,
) => {
  if (!social.whatsapp) return undefined;
  const url = new URL(social.whatsapp.url);
  url.searchParams.set('text', chat.greeting.replace('{page}', pageTitle));
  return url.href;
};
