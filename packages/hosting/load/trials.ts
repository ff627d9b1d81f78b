import { once } from 'node:events';
import { rename } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Copy, endProcess, type Process, residentMegabytes, startProcess } from './server.ts';
import { slope } from './slope.ts';
import { answersOf, crowd, quantile, Visitor } from './visitor.ts';

/** What a trial found: figures for the record, and what is wrong with them in words. */
export type Finding = { figures: Record<string, number>; faults: string[] };

type Trial = (copy: Copy, paths: readonly string[]) => Promise<Finding>;

const round = (value: number, digits = 1) => Number(value.toFixed(digits));
const fault = (isFault: boolean, text: string) => (isFault ? [text] : []);

const withServer = async <T>(copy: Copy, work: (server: Process) => Promise<T>): Promise<T> => {
  const server = await startProcess(copy);
  try {
    return await work(server);
  } finally {
    await endProcess(server, 'SIGKILL');
  }
};

/** Of so many seconds the first serve to take up what a server needs at work. */
const seconds = 45;
const warmUp = 15;

/**
 * Bytes by which memory may grow with each answer. Between two collections of garbage, a minute or two apart, it grows by
 * some thirty; whatever is kept of an answer has more than a hundred.
 */
const mostKept = 100;

/** As fast as it goes. */
const fullSpeed: Trial = (copy, paths) =>
  withServer(copy, async (server) => {
    const visiting = crowd(server.port, { visitors: 32, paths, signal: AbortSignal.timeout(seconds * 1000) });
    const memory: number[] = [];
    const watch = setInterval(() => memory.push(residentMegabytes(server)), 1000);
    const tally = await visiting;
    clearInterval(watch);
    const settled = memory.slice(warmUp);
    const answers = answersOf(tally);
    const kept = (slope(settled) * 1024 * 1024) / (answers / seconds);
    const notGood = answers - (tally.statuses.get(200) ?? 0) + tally.broken;
    return {
      figures: {
        'answers a second': Math.round(answers / seconds),
        'not 200': notGood,
        'median ms': round(quantile(tally.times, 0.5), 2),
        '99 of 100 within ms': round(quantile(tally.times, 0.99), 2),
        'memory, MB': round(quantile(settled, 0.5)),
        'kept of each answer, bytes': Math.round(kept),
      },
      faults: [
        ...fault(notGood > 0, `${notGood} of ${answers} requests were not answered 200`),
        ...fault(kept > mostKept, `memory grows by ${Math.round(kept)} bytes with each answer`),
      ],
    };
  });

/** Ends the server under load, by force or by asking, and starts it again on the same port. */
const restart =
  (signal: 'SIGKILL' | 'SIGTERM'): Trial =>
  async (copy, paths) => {
    let server = await startProcess(copy);
    const { port } = server;
    try {
      const before = crowd(port, { visitors: 16, paths, signal: AbortSignal.timeout(3000) });
      await wait(1000);
      const began = performance.now();
      const code = await endProcess(server, signal);
      server = await startProcess(copy, port);
      await new Visitor(port).ask('/healthz');
      const away = performance.now() - began;
      const during = await before;
      const after = await crowd(port, { visitors: 16, paths, signal: AbortSignal.timeout(3000) });
      const wrong = [...during.statuses.keys(), ...after.statuses.keys()].filter((status) => status !== 200);
      return {
        figures: {
          'back after ms': Math.round(away),
          'refused or broken off': during.broken,
          'broken off afterwards': after.broken,
          'answers afterwards': answersOf(after),
        },
        faults: [
          ...fault(wrong.length > 0, `answered ${[...new Set(wrong)].join(', ')}`),
          ...fault(after.broken > 0, `${after.broken} requests broke off after the restart`),
          ...fault(answersOf(after) === 0, 'nothing is answered after the restart'),
          ...fault(signal === 'SIGTERM' && code !== 0, `asked to end, it left the exit code ${code}`),
        ],
      };
    } finally {
      await endProcess(server, 'SIGKILL');
    }
  };

/** Connections that send their headers letter by letter and never finish. */
const openSlowly = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.on('error', () => {}).resume();
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
  return socket;
};

const slowVisitors: Trial = (copy, paths) =>
  withServer(copy, async ({ port }) => {
    const began = performance.now();
    const slow = await Promise.all(Array.from({ length: 500 }, () => openSlowly(port)));
    const ends: number[] = [];
    for (const socket of slow) socket.once('close', () => ends.push(performance.now() - began));
    const drip = setInterval(() => {
      for (const socket of slow) if (socket.writable) socket.write('x');
    }, 1000);
    const normal = await crowd(port, { visitors: 1, paths, signal: AbortSignal.timeout(8000) });
    await wait(8000);
    clearInterval(drip);
    for (const socket of slow) socket.destroy();
    const notGood = answersOf(normal) - (normal.statuses.get(200) ?? 0) + normal.broken;
    const longest = Math.max(...normal.times);
    return {
      figures: {
        'slow connections': slow.length,
        'answers to a normal visitor': answersOf(normal),
        'median ms': round(quantile(normal.times, 0.5), 2),
        'longest ms': round(longest),
        'slow ones sent away': ends.length,
        'the last after s': round(Math.max(...ends) / 1000),
      },
      faults: [
        ...fault(notGood > 0, `${notGood} requests of the normal visitor failed`),
        ...fault(longest > 500, `the normal visitor waited ${round(longest)} ms`),
        ...fault(ends.length < slow.length, `${slow.length - ends.length} slow connections were kept`),
      ],
    };
  });

/** Connections that ask again and again and read nothing: what waits for them is memory. */
const unreadAnswers: Trial = (copy, paths) =>
  withServer(copy, async (server) => {
    const { port } = server;
    const crowded = () => crowd(port, { visitors: 4, paths, signal: AbortSignal.timeout(2000) });
    await crowded();
    const before = residentMegabytes(server);
    const sockets = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const socket = connect(port, '127.0.0.1').on('error', () => {});
        await once(socket, 'connect');
        return socket.pause();
      }),
    );
    for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1600));
    const normal = await crowded();
    const more = residentMegabytes(server) - before;
    for (const socket of sockets) socket.destroy();
    const longest = Math.max(...normal.times);
    return {
      figures: {
        'unread requests': 60 * 1600,
        'memory for them, MB': round(more),
        'longest wait of a normal visitor, ms': round(longest),
      },
      faults: [
        ...fault(more > 30, `it took ${round(more)} MB more`),
        ...fault(longest > 500, `a normal visitor waited ${round(longest)} ms`),
        ...fault(normal.broken > 0, `${normal.broken} requests of normal visitors broke off`),
      ],
    };
  });

/** A page's file is taken away and put back while visitors ask for it and others. */
const vanishingFile: Trial = (copy, paths) =>
  withServer(copy, async (server) => {
    const file = join(copy.dist, 'about.html');
    const others = paths.filter((path) => path !== '/about');
    const signal = AbortSignal.timeout(6000);
    const crowds = Promise.all([
      crowd(server.port, { visitors: 8, paths: ['/about'], signal }),
      crowd(server.port, { visitors: 8, paths: others, signal }),
    ]);
    await wait(2000);
    await rename(file, `${file}.away`);
    await wait(2000);
    await rename(`${file}.away`, file);
    const [about, rest] = await crowds;
    const last = await new Visitor(server.port).ask('/about');
    const odd = [...about.statuses.keys()].filter((status) => status !== 200 && status !== 404);
    const restNotGood = answersOf(rest) - (rest.statuses.get(200) ?? 0) + rest.broken;
    return {
      figures: {
        'answers while it is gone (404)': about.statuses.get(404) ?? 0,
        'of the page otherwise (200)': about.statuses.get(200) ?? 0,
        'other answers or broken off': odd.length + about.broken,
        'faults of other pages': restNotGood,
      },
      faults: [
        ...fault(!about.statuses.has(404), 'the missing file was never answered 404'),
        ...fault(odd.length + about.broken > 0, `the page was answered ${odd.join(', ')} or broke off`),
        ...fault(restNotGood > 0, `${restNotGood} requests for other pages failed`),
        ...fault(last.status !== 200, `back again, the page is answered ${last.status}`),
        ...fault(server.child.exitCode !== null, 'the server has ended'),
      ],
    };
  });

/** All trials by name. */
export const trials: Readonly<Record<string, Trial>> = {
  'full speed': fullSpeed,
  'killed and started again under load': restart('SIGKILL'),
  'asked to end and started again under load': restart('SIGTERM'),
  '500 slow connections': slowVisitors,
  '60 connections that do not read': unreadAnswers,
  'a file vanishes under load': vanishingFile,
};
