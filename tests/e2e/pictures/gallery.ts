import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { untilFontsAreInUse } from '../fonts.ts';

const folder = 'test-results/component-gallery';
const origin = 'http://gallery.test';

/** Opens the component gallery, as the setup has built it, with its fonts and pictures loaded. */
export const openGallery = async (page: Page) => {
  await page.route(`${origin}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(folder, pathname === '/' ? 'components.html' : pathname) });
  });
  // Days are counted from today.
  await page.clock.setFixedTime('2030-01-10');
  await page.goto(`${origin}/`);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    // The drawings that are broken on purpose reject.
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  await untilFontsAreInUse(page);
};

/** The states that are a matter of pseudo-classes; the fourth, `pressed`, is a click on each target. */
const pseudoClasses = {
  hover: ['hover'],
  focus: ['focus', 'focus-visible', 'focus-within'],
  active: ['hover', 'active'],
} as const;

const isState = (state: string): state is keyof typeof pseudoClasses => state in pseudoClasses;

/** Puts each specimen that asks for it into a state that otherwise only a pointer or the keyboard gives. */
export const forceStates = async (page: Page) => {
  for (const specimen of await page.locator('[data-force="pressed"]').all()) {
    const target = await specimen.getAttribute('data-target');
    for (const pressed of await specimen.locator(target ?? '').all()) await pressed.dispatchEvent('click');
  }
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const within = (nodeId: number, selector: string) =>
    browser.send('DOM.querySelectorAll', { nodeId, selector }).then(({ nodeIds }) => nodeIds);
  for (const specimen of await within(root.nodeId, '[data-force]')) {
    const { attributes } = await browser.send('DOM.getAttributes', { nodeId: specimen });
    const { 'data-force': state = '', 'data-target': target = '' } = Object.fromEntries(
      attributes.flatMap((name, index) => (index % 2 === 0 ? [[name, attributes[index + 1]]] : [])),
    );
    const [nodeId] = await within(specimen, target);
    if (state === 'pressed') continue;
    if (nodeId === undefined || !isState(state)) throw new Error(`No ${target} to be put into ${state}`);
    await browser.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [...pseudoClasses[state]] });
    // Focus counts as within for all that hold the element.
    if (state === 'focus') {
      for (const holder of await within(specimen, `:has(${target})`)) {
        await browser.send('CSS.forcePseudoState', {
          nodeId: holder,
          forcedPseudoClasses: ['focus-within'],
        });
      }
    }
  }
};
