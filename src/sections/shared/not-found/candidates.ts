type Page = { id: string; address: string; name: string; isListed: boolean };

/**
 * The pages that a mistyped address may have meant, each with every name it goes by: its address, its id, and what leads to it.
 * @param pages the index of pages
 * @param redirects friendly addresses and the page each leads to, by its id, with or without a section
 */
export const namedPages = (pages: readonly Page[], redirects: Readonly<Record<string, string>>) =>
  pages
    // The address of a comparison is that of several pages, each of which somebody may have meant.
    .filter(({ id, address, isListed }) => id !== 'home' && isListed && !address.slice(1).includes('/'))
    .map(({ id, address, name }) => ({
      href: address,
      label: name,
      names: [
        address,
        id,
        ...Object.entries(redirects).flatMap(([from, target]) =>
          target.replace(/#.*/, '') === id ? [from.slice(1)] : [],
        ),
      ].map((known) => known.replace(/^\//, '')),
    }));
