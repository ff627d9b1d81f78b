import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { type Engine, type EngineKind, objectIn } from './engine.ts';

const driver = '/usr/bin/WebKitWebDriver';
const browser = ['4.1', '4.0']
  .map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`)
  .find((path) => existsSync(path));

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 4556;
};

/** A command of W3C WebDriver. Rejects with what the driver says when it fails. */
const send = async (url: string, body: object) => {
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(body) });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${url}: ${JSON.stringify(answer)}`);
  return objectIn(answer, 'value');
};

/** Asks until the driver answers, for ten seconds at most. */
const ready = async (base: string, tries = 100): Promise<void> => {
  try {
    await fetch(`${base}/status`);
  } catch (error) {
    if (tries === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, 100));
    await ready(base, tries - 1);
  }
};

const start = async (): Promise<Engine> => {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const screen = ['-a', '-s', '-screen 0 1440x900x24'];
  // A group of its own: the screen ends together with the driver.
  const child = spawn('xvfb-run', [...screen, driver, `--port=${port}`], { stdio: 'ignore', detached: true });
  await ready(base);
  const options = { binary: browser, args: ['--automation'] };
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } };
  const session = `${base}/session/${objectIn(await send(`${base}/session`, { capabilities }), 'sessionId')}`;
  await send(`${session}/window/rect`, { x: 0, y: 0, width: 1440, height: 900 });
  return {
    goto: async (url) => {
      await send(`${session}/url`, { url });
    },
    evaluate: async (expression) => {
      const script = `return JSON.stringify(${expression})`;
      return JSON.parse(String(await send(`${session}/execute/sync`, { script, args: [] })));
    },
    act: async (actions) => {
      await send(`${session}/actions`, { actions });
    },
    close: async () => {
      await fetch(session, { method: 'DELETE' });
      if (child.pid) process.kill(-child.pid);
      await once(child, 'exit');
    },
  };
};

/** WebKit, as Debian's WebKitGTK: not Safari, but its engine. */
export const webkit: EngineKind = {
  name: 'WebKit',
  isInstalled: () => existsSync(driver) && existsSync('/usr/bin/xvfb-run') && browser !== undefined,
  advice: 'sudo apt-get install webkit2gtk-driver xvfb xauth',
  start,
};
