/**
 * Runs inline in the head, after `first`, and like it refers to nothing outside itself.
 *
 * What the first view does without stands in `<noscript>`: styles of the rest, the script (layouts/document.astro,
 * deploy/first-view.ts). It comes once the first view is on the screen and shares the line with nothing, the fonts with it;
 * the load event waits for all of it. Where the browser has it already, by the service worker, and where nobody looks, it
 * comes at once.
 *
 * `data-rest` stands on the root until all of it is there, which `rest` on the document announces. It holds the section that is
 * jumped to: then nothing before it may wait to be laid out (styles/base.css).
 */
export const rest = (fontSources: Readonly<Record<string, string>>) => {
  const root = document.documentElement;

  /** Between two parts a press is answered. A message comes at once, where a timer may be slowed down or stopped. */
  const { port1, port2 } = new MessageChannel();
  const pause = () =>
    new Promise((goOn) => {
      port2.onmessage = goOn;
      port1.postMessage('');
    });

  /** One part of the page at a time: laid out in one go, they would keep a slow phone from answering. */
  const show = async (parts: Iterable<Element>) => {
    for (const part of parts) {
      part.setAttribute('data-shown', '');
      part.getBoundingClientRect();
      await pause();
    }
  };

  const fonts = Object.entries(fontSources).map(
    ([family, source]) => new FontFace(family, source, { weight: '400 800', stretch: '100% 125%' }),
  );

  /** Brings what waits. Settles when the fonts are in use, all at once: each that comes has all text laid out anew. */
  const bring = async () => {
    // In the head styles stay when the content changes. What is empty then still tells where the first view ends.
    for (const held of document.querySelectorAll('noscript')) {
      document.head.append(document.createRange().createContextualFragment(held.textContent));
      held.textContent = '';
    }
    await Promise.allSettled(fonts.map((font) => font.load()));
    for (const font of fonts) document.fonts.add(font);
  };

  const painted = () =>
    new Promise((done) => {
      new PerformanceObserver(done).observe({ type: 'paint', buffered: true });
      // Browsers that hide their times from scripts do not tell.
      setTimeout(done, 1000);
    });

  const isKnown = navigator.serviceWorker?.controller;

  root.dataset.rest = location.hash;
  // The first frame has all of the opening: of half of it, what stands at its foot would move up.
  document.head.insertAdjacentHTML('beforeend', '<link rel=expect blocking=render href=#rest>');
  if (isKnown) bring();
  addEventListener('DOMContentLoaded', async () => {
    // The load event waits for the sound of a stream that has none. A frame would hold it as well, and is ten times as dear.
    const hold = new Audio();
    if ('MediaStream' in window) hold.srcObject = new MediaStream();
    if (!isKnown && !document.hidden) await painted();
    const typeset = bring();
    const styles = document.querySelector<HTMLLinkElement>('link[fetchpriority]');
    if (styles) {
      await new Promise((done) => {
        styles.onload = styles.onerror = done;
      });
    }
    await Promise.race([typeset, new Promise((goOn) => setTimeout(goOn, 500))]);
    // First what stands already, in its fonts.
    await show(document.querySelectorAll('html,main noscript~*,section,[data-parts]>*,footer'));
    for (const held of document.querySelectorAll('noscript')) held.remove();
    root.removeAttribute('data-rest');
    // In a part of its own: the first behaviour to measure would have the whole page styled anew.
    await show([root]);
    document.dispatchEvent(new Event('rest'));
    await typeset;
    // Drawings are waited for all the same.
    hold.srcObject = null;
  });
};
