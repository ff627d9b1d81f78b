import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Locator, Page } from '@playwright/test';
import type { Bench, Finding } from './bench.ts';
import { desktop, phone, slowProcessor } from './devices.ts';

const header = (page: Page) => page.locator('body > header');
const link = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true });
const button = (page: Page, name: string) =>
  header(page).getByRole('button', { name: new RegExp(`(^|: )${name}$`) });
const topBar = (page: Page) => page.getByRole('button', { name: 'Close advertise bar' });

type Control = {
  name: string;
  device: BrowserContextOptions;
  /** Those to be pressed first, so that this one can be seen. */
  after?: readonly ((page: Page) => Locator)[];
  control: (page: Page) => Locator;
};

const unfold = (page: Page) => page.locator('summary');

/** What a press takes at least, on the reference page. */
const limits: readonly Control[] = [
  { name: 'reference: summary', device: desktop, control: unfold },
  { name: 'reference, phone: summary', device: phone, control: unfold },
];

/** Every kind of control in the header, and the bar above it. */
const controls: readonly Control[] = [
  { name: 'About, opened', device: desktop, control: (page) => button(page, 'About') },
  { name: 'Services, opened', device: desktop, control: (page) => button(page, 'Services') },
  {
    name: 'ISO Services, opened',
    device: desktop,
    after: [(page) => button(page, 'Services')],
    control: (page) => button(page, 'ISO Services'),
  },
  { name: 'Team, followed', device: desktop, control: (page) => link(page, 'Team') },
  { name: 'top bar, closed', device: desktop, control: topBar },
  { name: 'phone: menu, opened', device: phone, control: (page) => button(page, 'Menu') },
  {
    name: 'phone: menu, closed',
    device: phone,
    after: [(page) => button(page, 'Menu')],
    control: (page) => button(page, 'Close the menu'),
  },
  {
    name: 'phone: Services, unfolded',
    device: phone,
    after: [(page) => button(page, 'Menu')],
    control: (page) => button(page, 'Services'),
  },
  {
    name: 'phone: Team, followed',
    device: phone,
    after: [(page) => button(page, 'Menu')],
    control: (page) => link(page, 'Team'),
  },
  { name: 'phone: top bar, closed', device: phone, control: topBar },
];

/** Answers of the plan, each with the link that brings its step into view. */
const answers: readonly (Control & { link: string })[] = [
  {
    name: 'plan: a trade, chosen',
    device: desktop,
    link: '#v1&step=need&people=140',
    control: (page) => page.locator('#need label').first(),
  },
  {
    name: 'plan: a question of three standards, answered',
    device: desktop,
    link: '#v1&step=ready&std=iso-9001,iso-14001,iso-45001&people=140&work=paper&by=2028-06-30&kind=audit',
    control: (page) => page.locator('#ready details label').first(),
  },
  {
    name: 'phone: plan: a trade, chosen',
    device: phone,
    link: '#v1&step=need&people=140',
    control: (page) => page.locator('#need label').first(),
  },
];

/** Runs in the page: notes how long each event of an interaction takes from now on, from input to the next paint. */
const listen = () => {
  // TypeScript does not know the threshold; without it the browser tells of what takes over 104 ms alone.
  const events = { type: 'event', durationThreshold: 16 };
  Reflect.set(window, 'interactions', []);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (Reflect.get(entry, 'interactionId')) Reflect.get(window, 'interactions').push(entry.duration);
  }).observe(events);
};

type Place = { x: number; y: number };

/** How long a finger or a button of the mouse stays down, in ms. People's presses take 50 to 150. */
const pressTime = 80;

const press = async (page: Page, { x, y }: Place, device: BrowserContextOptions) => {
  if (!device.hasTouch) return page.mouse.click(x, y, { delay: pressTime });
  // The touch screen of the test tool knows only touches of no length.
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await wait(pressTime);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

/** What a press has changed is on the screen by then, in ms. */
const settleTime = 700;

const settled = (page: Page) =>
  page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), settleTime);

/** Where controls lie, each once those before it have been pressed. */
const placesOf = async (page: Page, controls: readonly Locator[], device: BrowserContextOptions) => {
  const places: Place[] = [];
  for (const control of controls) {
    const last = places.at(-1);
    if (last) await press(page, last, device);
    await settled(page);
    const box = await control.boundingBox();
    if (!box) throw new Error(`${control} is not to be seen.`);
    places.push({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  }
  return places;
};

const measure = async (browser: Browser, address: string, { device, after = [], control }: Control) => {
  const context = await browser.newContext(device);
  try {
    const open = async () => {
      const page = await context.newPage();
      await page.goto(address, { waitUntil: 'networkidle' });
      return page;
    };
    // Whatever looks for elements listens to each event of its page from then on: they are pressed in another one.
    const other = await open();
    const places = await placesOf(
      other,
      [...after, control].map((find) => find(other)),
      device,
    );
    await other.close();
    const page = await open();
    const last = places.pop() ?? { x: 0, y: 0 };
    for (const place of places) {
      await press(page, place, device);
      await settled(page);
    }
    if (!device.hasTouch) await page.mouse.move(last.x, last.y);
    await slowProcessor(page);
    await settled(page);
    await page.evaluate(listen);
    await press(page, last, device);
    // Here, not in the page, which has the press to answer.
    await wait(settleTime);
    const durations = await page.evaluate((): number[] => Reflect.get(window, 'interactions'));
    // The browser reports nothing that takes less than one frame.
    return Math.max(16, ...durations);
  } finally {
    await context.close();
  }
};

/** From a press to the next paint with a processor four times slower, for each control and for the bare page's. */
export const presses = async ({ browser, server }: Bench): Promise<Finding[]> => {
  const findings: Finding[] = [];
  const note = async (address: string, control: Control) => {
    findings.push({
      of: control.name,
      figures: { 'press to paint ms': await measure(browser, address, control) },
    });
  };
  for (const limit of limits) await note(server.reference, limit);
  for (const control of controls) await note(`${server.url}/iso22000Main`, control);
  for (const answer of answers) await note(`${server.url}/plan${answer.link}`, answer);
  return findings;
};
