import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import puppeteer from 'puppeteer-core';
import { Builder, Capabilities } from 'selenium-webdriver';
import { claimPort } from '#build/listen.ts';

/** A browser with one page, and what journeys do with it. */
export type Engine = {
  /** Resolves when the page has loaded. */
  goto: (url: string) => Promise<unknown>;
  /** The value of an expression in the page. */
  see: (expression: string) => Promise<unknown>;
  click: (selector: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  close: () => Promise<void>;
};

const firefox = '/usr/bin/firefox-esr';
const [driver, screen] = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'];
const miniBrowser = ['4.1', '4.0']
  .map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`)
  .find((path) => existsSync(path));

/** Gecko. */
const startFirefox = async (): Promise<Engine> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefox,
    defaultViewport: { width: 1440, height: 900 },
  });
  const page = await browser.newPage();
  return {
    goto: (url) => page.goto(url),
    see: (expression) => page.evaluate(expression),
    // Once it is shown and rests: what the press before has opened comes when the machine has time for it.
    click: (selector) => page.locator(selector).click(),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  };
};

/** WebKit, as GTK's small browser has it, on a screen of its own. */
const startWebKit = async (): Promise<Engine> => {
  const port = await claimPort();
  const args = ['-a', '-s', '-screen 0 1440x900x24', driver, `--port=${port}`];
  // A group of its own: the screen ends together with the driver.
  const child = spawn(screen, args, { stdio: 'ignore', detached: true });
  const options = { binary: miniBrowser, args: ['--automation'] };
  const builder = new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options }));
  const listens = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(listens, { message: 'the driver listens' }).toBe(true);
  const session = await builder.build();
  await session.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 900 });
  return {
    goto: (url) => session.get(url),
    see: (expression) => session.executeScript(`return ${expression}`),
    // By its place: the driver's own press takes a card that is turned for one that cannot be pressed.
    click: async (selector) => {
      const middle = `const { x, y, width, height } = document.querySelector('${selector}').getBoundingClientRect(); return [x + width / 2, y + height / 2].map(Math.round)`;
      const [x = 0, y = 0] = await session.executeScript<number[]>(middle);
      await session.actions().move({ x, y }).click().perform();
    },
    type: (text) => session.actions().sendKeys(text).perform(),
    close: async () => {
      await session.quit();
      if (child.pid) process.kill(-child.pid);
      await once(child, 'exit');
    },
  };
};

/** The engines besides Chromium: how to start each, and what to install where it is not on this machine. */
export const engines = [
  { name: 'Firefox', start: startFirefox, isInstalled: existsSync(firefox), packages: 'firefox-esr' },
  {
    name: 'WebKit',
    start: startWebKit,
    isInstalled: miniBrowser !== undefined && [driver, screen].every((path) => existsSync(path)),
    packages: 'webkit2gtk-driver xvfb xauth',
  },
];
