import { useEffect, useRef } from 'react';

/**
 * Shows a screen that takes the place of another from its top, and gives its heading (`data-arrival`) the focus, so that it is
 * read aloud. What stands there when the page comes stays as the visitor finds it.
 * @param screen names the screen; undefined while there is none
 */
export const useArrival = (screen: string | undefined) => {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (last.current !== undefined && screen !== undefined && last.current !== screen) {
      scrollTo({ top: 0, behavior: 'instant' });
      document.querySelector<HTMLElement>('[data-arrival]')?.focus({ preventScroll: true });
    }
    last.current = screen;
  }, [screen]);
};
