import text from '#src/fonts/archivo.woff2?url';
import labels from '#src/fonts/martian-mono.woff2?url';

/** Settles once the first text has been painted; after some seconds where the browser does not tell. */
const firstPaint = () =>
  new Promise<void>((seen) => {
    const look = (list: PerformanceObserverEntryList) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) seen();
    };
    new PerformanceObserver(look).observe({ type: 'paint', buffered: true });
    setTimeout(seen, 4000);
  });

/**
 * Brings the site's fonts, once the first frame has been seen in local fonts of the same measures (styles/fonts.css), and has
 * them used together: each that comes has all text laid out anew. Where they do not come, the local fonts stay.
 */
export const loadFonts = async () => {
  const descriptors = { weight: '400 800', stretch: '100% 125%' };
  const fonts = [
    new FontFace('Archivo Sheet', `url(${text})`, descriptors),
    new FontFace('Martian Sheet', `url(${labels})`, descriptors),
  ];
  await firstPaint();
  await Promise.allSettled(fonts.map((font) => font.load()));
  const target = document.getElementById(location.hash.slice(1));
  const padding = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
  // Near it after loading again: the browser has noted the place in the site's own fonts.
  const isThere = target && Math.abs(target.getBoundingClientRect().top - padding) < innerHeight / 4;
  for (const font of fonts) document.fonts.add(font);
  // A section that was jumped to stays where it is: not every browser sees to that.
  if (isThere) target.scrollIntoView({ behavior: 'instant' });
};
