import { useSyncExternalStore } from 'react';

/** Where a person is in the editor: at the start, at publishing, or at a text and perhaps a field of it. */
export type Route = { page: 'start' | 'publish' | 'text'; file?: string; field?: string | undefined };

/** The address of a text in the editor, or of a field of it: `#content/firm.yaml:phones.office`. */
export const addressOf = (file: string, field = ''): string => `#${file}${field && `:${field}`}`;

const subscribe = (onChange: () => void) => {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
};

export const useRoute = (): Route => {
  const hash = useSyncExternalStore(subscribe, () => location.hash);
  const [file = '', field] = decodeURIComponent(hash.slice(1)).split(':');
  if (file.startsWith('content/')) return { page: 'text', file, field };
  return { page: file === 'publish' ? 'publish' : 'start' };
};
