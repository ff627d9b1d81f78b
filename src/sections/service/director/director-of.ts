import { fill } from '#src/content/fill.ts';
import { callTo, chatLink, mailTo } from '#src/content/firm-shown.ts';
import { portrayed } from '#src/pictures/portrayed.ts';
import { content } from '#src/site/content.ts';

/**
 * The director who answers for a service page, in its words: the content check finds exactly one for each. The office answers
 * where a director has no number or no address.
 * @param title of the page, which the first message names
 */
export const directorOf = async (page: string, title: string) => {
  const { team, firm, labels } = content;
  const director = team.directors.find(({ pages }) => pages?.some((entry) => entry.page === page));
  if (!director) return undefined;
  const chat = chatLink(firm, labels, title);
  return {
    person: {
      ...(await portrayed(director)),
      call: callTo(director.phone ?? firm.phones.office.number),
      mail: mailTo(director.mail ?? firm.emails.general.address),
    },
    heading: fill(labels.contactBand.director, { name: director.name }),
    chat: chat ? { label: labels.contactBand.chat, href: chat, newTab: labels.actions.newTab } : undefined,
  };
};
