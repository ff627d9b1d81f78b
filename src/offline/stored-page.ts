/** A picture for some widths of the view. */
const source = /<source\b[^>]*\ssrcset="([^"\s]+)[^"]*"[^>]*>/gi;

/** Leaves out the pictures for other widths that are not stored, so that the browser shows the one that is. */
export const withStoredPictures = (html: string, isStored: (path: string) => boolean) =>
  html.replace(source, (tag, path: string) => (isStored(path) ? tag : ''));

/** The notice that the offline page holds ready for stored copies, as HTML. */
const template = /<template data-stored-notice[^>]*>([\s\S]*?)<\/template>/;

/** A moment as the notice says it: `21 November 2026 at 13:25`, in the visitor's own time. */
const spoken = (moment: Date) => moment.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/**
 * Puts the notice of the offline page at the top of a stored page.
 * @param since when the server sent the page
 */
export const withNotice = (html: string, offlinePage: string, since: Date) => {
  const notice = template.exec(offlinePage)?.[1]?.replace('{day}', spoken(since)) ?? '';
  return html.replace(/<body[^>]*>/, (body) => body + notice);
};

/** A page that can be read without network. */
export type StoredPage = { address: string; html: string };

const titleOf = (html: string) => /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';

/** Has the link that tries again lead to the page that was asked for. */
export const withRetry = (offlinePage: string, own: string, asked: string) =>
  offlinePage.replace(` href="${own}"`, () => ` href="${asked}"`);

/** Fills the list of the offline page, which without any entry stays hidden. Titles are HTML already. */
export const withList = (offlinePage: string, pages: readonly StoredPage[]) => {
  const items = pages.map(({ address, html }) => `<li><a href="${address}">${titleOf(html)}</a></li>`);
  if (items.length === 0) return offlinePage;
  return offlinePage
    .replace(/(<[^>]*\sdata-stored-pages\b[^>]*?)\shidden(?:="")?/, '$1')
    .replace(/(<ul data-stored-list[^>]*>)/, (list) => list + items.join(''));
};
