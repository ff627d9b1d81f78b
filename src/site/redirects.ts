import type { Content } from './content.ts';

/** The friendly addresses with the address each leads to: `/privacy` → `/termspolicy#privacy`. */
export const resolvedRedirects = ({ redirects, pages }: Pick<Content, 'redirects' | 'pages'>) =>
  Object.entries(redirects).map(([from, target]) => {
    const [id, section] = target.split('#');
    const address = pages.find((page) => page.id === id)?.address ?? '/';
    return { from, to: section ? `${address}#${section}` : address };
  });
