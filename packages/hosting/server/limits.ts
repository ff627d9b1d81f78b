import type { ServerOptions } from 'node:http';

/** Milliseconds for requests in flight to end when the server is asked to stop. */
export const stopGrace = 10_000;

/** Milliseconds after which a connection on which nothing moves is closed, so that nobody holds one by reading slowly. */
export const idleSocket = 60_000;

/** The limits of Node's server, and those that it does not keep by itself. */
export type Limits = ServerOptions & {
  /** Connections at a time; more are closed as they come. */
  connections: number;
  /** Requests after which a connection is closed. */
  requestsPerSocket: number;
  /** Requests of a connection that wait for their answers to be read; whoever sends more is cut off. */
  waitingPerSocket: number;
};

/** What one connection may take. No request of ours has a body: whoever needs longer is slow on purpose or lost. */
export const limits = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 2_000,
  // Longer than the 60 s for which proxies commonly keep theirs, so that they never write to a closed connection.
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
  // So that load spreads again after a restart elsewhere.
  requestsPerSocket: 10_000,
  // No browser sends a request before the last answer has come, and no proxy more than a few.
  waitingPerSocket: 16,
  connections: 1000,
} satisfies Limits;

/**
 * For the Node that serves: the room for objects that hardly live stays at its first size. V8 would make it larger under
 * load, by 10 MB and more, without an answer coming sooner.
 */
export const nodeFlags = ['--max-semi-space-size=4'];
