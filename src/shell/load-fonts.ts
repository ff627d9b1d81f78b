import text from './fonts/archivo.woff2?url';
import labels from './fonts/martian-mono.woff2?url';

/** Settles once the first text has been painted; after some seconds where the browser does not tell. */
const firstPaint = () =>
  new Promise<void>((seen) => {
    const look = (list: PerformanceObserverEntryList) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) seen();
    };
    new PerformanceObserver(look).observe({ type: 'paint', buffered: true });
    setTimeout(seen, 4000);
  });

/** Notes what is read, and gives a function that brings it back to where it was in the window. */
const keepInPlace = () => {
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart);
  const top = (text: Element) => text.getBoundingClientRect().top;
  const target = document.getElementById(location.hash.slice(1));
  // Near it after loading again: the browser has noted the place in the site's own fonts.
  if (target && Math.abs(top(target) - header) < innerHeight / 4)
    return () => target.scrollIntoView({ behavior: 'instant' });
  const read = [...document.querySelectorAll('main :is(h2, h3, p, li)')].find((text) => top(text) >= header);
  const before = read && top(read);
  return () => {
    // At the head of the page nothing is above what is read.
    if (read && before && scrollY > 0) scrollBy({ top: top(read) - before, behavior: 'instant' });
  };
};

/**
 * Brings the site's fonts, once the first frame has been seen in local fonts of the same measures (styles/fonts.css), and has
 * them used together: each that comes has all text laid out again. Where they do not come, the local fonts stay.
 */
export const loadFonts = async () => {
  const descriptors = { weight: '400 800', stretch: '100% 125%' };
  const fonts = [
    new FontFace('Archivo Sheet', `url(${text})`, descriptors),
    new FontFace('Martian Sheet', `url(${labels})`, descriptors),
  ];
  await firstPaint();
  await Promise.allSettled(fonts.map((font) => font.load()));
  const bringBack = keepInPlace();
  for (const font of fonts) document.fonts.add(font);
  bringBack();
};
