import { nearest } from './nearest.ts';

/** On the page for unknown addresses: offers the pages that the address may have meant, from the list in the page. */
export const behaviour = (offer: HTMLElement) => {
  const known = offer.querySelector('template')?.content.querySelectorAll('li') ?? [];
  const list = offer.querySelector('ul');
  const entries = [...known].map((entry) => ({
    entry,
    href: entry.querySelector('a')?.getAttribute('href') ?? '',
    names: (entry.dataset.names ?? '').split(' '),
  }));
  const meant = nearest(location.pathname, entries).map(({ href }) => href);
  for (const { entry, href } of entries) if (meant.includes(href)) list?.append(entry);
  offer.hidden = !list?.hasChildNodes();
};
