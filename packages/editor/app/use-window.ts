import { useEffect } from 'react';

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
