/** On the page for unknown addresses: offers the pages that the address may have meant, from the list in the page. */
export const nearMiss = async () => {
  const offer = document.querySelector<HTMLElement>('[data-near-miss]');
  const known = offer?.querySelector('template');
  const list = offer?.querySelector('ul');
  if (!offer || !known || !list) return;
  // No other page needs it; where it does not come, the page is what it is without.
  const script = await import('./nearest.ts').catch(() => undefined);
  if (!script) return;
  const entries = [...known.content.querySelectorAll('li')].map((entry) => ({
    entry,
    href: entry.querySelector('a')?.getAttribute('href') ?? '',
    names: (entry.dataset.names ?? '').split(' '),
  }));
  const meant = script.nearest(location.pathname, entries).map(({ href }) => href);
  for (const { entry, href } of entries) if (meant.includes(href)) list.append(entry);
  offer.hidden = list.childElementCount === 0;
};
