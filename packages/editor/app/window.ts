import { useEffect, useState } from 'react';

/** Hears what happens to the window, and knows then what was last drawn. */
export const useWindow = <Name extends keyof WindowEventMap>(
  name: Name,
  hear: (event: WindowEventMap[Name]) => void,
) => {
  useEffect(() => {
    window.addEventListener(name, hear);
    return () => window.removeEventListener(name, hear);
  }, [name, hear]);
};

/** The address of a text in the editor, or of a field of it: `#content/firm.yaml:phones.office`. */
export const addressOf = (file: string, field = ''): string => `#${file}${field && `:${field}`}`;

/** Where a person is in the editor: at the start, at publishing, or at a text and perhaps a field of it. */
export const useRoute = () => {
  const [hash, setHash] = useState(location.hash);
  useWindow('hashchange', () => setHash(location.hash));
  const [file = '', field] = decodeURIComponent(hash.slice(1)).split(':');
  if (file.startsWith('content/')) return { page: 'text', file, field } as const;
  return { page: file === 'publish' ? 'publish' : 'start' } as const;
};

/** The `ref` of a part that opens away from where a person is: it comes into view and has the focus. */
export const arrive = (part: HTMLElement | null) => {
  part?.scrollIntoView({ block: 'start' });
  part?.focus({ preventScroll: true });
};
