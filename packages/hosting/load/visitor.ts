import { connect, type Socket } from 'node:net';

/** A whole answer: its status, and milliseconds until its last byte. */
type Answer = { status: number; time: number };

/** Where an answer in a buffer ends and which status it has, or nothing while it is not there whole. */
const wholeAnswer = (bytes: Buffer) => {
  const headEnd = bytes.indexOf('\r\n\r\n');
  if (headEnd === -1) return;
  const head = bytes.toString('latin1', 0, headEnd);
  const end = headEnd + 4 + Number(/\r\nContent-Length: (\d+)/i.exec(head)?.[1] ?? 0);
  return bytes.length < end ? undefined : { status: Number(head.slice(9, 12)), end };
};

/**
 * A visitor on one kept connection, who asks for one thing after the other. Bare sockets, so that the visitors cost
 * less than the server that is measured.
 */
export class Visitor {
  readonly #port: number;
  #socket: Socket | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  /** Asks for a path. Rejects when the connection fails or breaks off before the answer is whole. */
  ask(path: string): Promise<Answer> {
    const began = performance.now();
    const socket = this.#connected();
    return new Promise((resolve, reject) => {
      let bytes: Buffer = Buffer.alloc(0);
      const broken = () => {
        this.leave();
        reject(new Error(`${path}: the connection broke off after ${bytes.length} bytes`));
      };
      const read = (chunk: Buffer) => {
        bytes = bytes.length === 0 ? chunk : Buffer.concat([bytes, chunk]);
        const answer = wholeAnswer(bytes);
        if (!answer) return;
        socket.off('data', read).off('error', broken).off('close', broken);
        if (/\r\nConnection: close/i.test(bytes.toString('latin1', 0, 2000))) this.leave();
        resolve({ status: answer.status, time: performance.now() - began });
      };
      socket.on('data', read).once('error', broken).once('close', broken);
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n`);
    });
  }

  /** A connection that ended after the last answer is none. */
  #connected(): Socket {
    if (!this.#socket?.writable) {
      this.#socket?.destroy();
      this.#socket = connect(this.#port, '127.0.0.1')
        .setNoDelay()
        .on('error', () => {});
    }
    return this.#socket;
  }

  leave(): void {
    this.#socket?.destroy();
    this.#socket = undefined;
  }
}

/** What many visitors met: how often each status, what broke off, and how long answers took, in milliseconds. */
export type Tally = { statuses: Map<number, number>; broken: number; times: number[] };

/**
 * Visitors who ask for all paths in turns, as fast as they get answers, until told to stop. Whoever loses the
 * connection tries again after a moment.
 */
export const crowd = async (
  port: number,
  { visitors, paths, signal }: { visitors: number; paths: readonly string[]; signal: AbortSignal },
): Promise<Tally> => {
  const tally: Tally = { statuses: new Map(), broken: 0, times: [] };
  let next = 0;
  const visit = async () => {
    const visitor = new Visitor(port);
    while (!signal.aborted) {
      try {
        const { status, time } = await visitor.ask(paths[next++ % paths.length] ?? '/');
        tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
        tally.times.push(time);
      } catch {
        tally.broken += 1;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
    visitor.leave();
  };
  await Promise.all(Array.from({ length: visitors }, visit));
  return tally;
};

/** The time within which a share of the answers came, in milliseconds. */
export const quantile = (times: readonly number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
  0;

export const answersOf = ({ statuses }: Tally) =>
  [...statuses.values()].reduce((sum, count) => sum + count, 0);
