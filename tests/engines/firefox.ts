import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Engine, type EngineKind, lineOf, objectIn } from './engine.ts';

const program = '/usr/bin/firefox-esr';

/** A connection over which commands are sent and answered (WebDriver BiDi). */
const connect = async (url: string) => {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  let last = 0;
  return (method: string, params: object) => {
    last += 1;
    const id = last;
    return new Promise<unknown>((resolve, reject) => {
      const answer = ({ data }: MessageEvent) => {
        const message: unknown = JSON.parse(String(data));
        if (objectIn(message, 'id') !== id) return;
        socket.removeEventListener('message', answer);
        if (objectIn(message, 'type') === 'error') reject(new Error(`${method}: ${String(data)}`));
        else resolve(objectIn(message, 'result'));
      };
      socket.addEventListener('message', answer);
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
};

const start = async (): Promise<Engine> => {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const args = [
    '--headless',
    '--remote-debugging-port=0',
    '--profile',
    profile,
    '--width',
    '1440',
    '--height',
    '900',
  ];
  const browser = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const url = await lineOf(browser.stderr, /WebDriver BiDi listening on (ws:\S+)/);
  const send = await connect(`${url}/session`);
  await send('session.new', { capabilities: {} });
  const context = objectIn(
    objectIn(objectIn(await send('browsingContext.getTree', {}), 'contexts'), '0'),
    'context',
  );
  return {
    goto: async (address) => {
      await send('browsingContext.navigate', { context, url: address, wait: 'complete' });
    },
    evaluate: async (expression) => {
      const answer = await send('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: true,
      });
      const value = objectIn(objectIn(answer, 'result'), 'value');
      if (typeof value !== 'string') throw new Error(`${expression}: ${JSON.stringify(answer)}`);
      return JSON.parse(value);
    },
    act: async (actions) => {
      await send('input.performActions', { context, actions });
    },
    close: async () => {
      browser.kill();
      await once(browser, 'exit');
      await rm(profile, { recursive: true, force: true });
    },
  };
};

/** Gecko, as Debian's Firefox ESR. */
export const firefox: EngineKind = {
  name: 'Firefox',
  isInstalled: () => existsSync(program),
  advice: 'sudo apt-get install firefox-esr',
  start,
};
