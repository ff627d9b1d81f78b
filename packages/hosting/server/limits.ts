import type { ServerOptions } from 'node:http';

/** Milliseconds for requests in flight to end when the server is asked to stop. */
export const stopGrace = 10_000;

/** Milliseconds after which a connection on which nothing moves is closed, so that nobody holds one by reading slowly. */
export const idleSocket = 60_000;

/** The limits of Node's server, and after how many requests a connection is closed. */
export type Limits = ServerOptions & { requestsPerSocket: number };

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
} satisfies Limits;

/**
 * For the Node that serves: the room for objects that hardly live stays at its first size. V8 would make it larger under
 * load, by 10 MB and more, without an answer coming sooner.
 */
export const nodeFlags = ['--max-semi-space-size=4'];
