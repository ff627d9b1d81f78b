import type { IncomingMessage, ServerResponse } from 'node:http';

/** Takes one line, without a line end. */
export type WriteLine = (line: string) => void;

/** The path as sent, cut short, without query. Node reads no request whose target is not visible ASCII. */
const loggedPath = (url: string): string => {
  const [path = ''] = url.split(/[?#]/, 1);
  return path.slice(0, 200);
};

/**
 * Writes one line when the response is finished or given up: time, method, path, status, milliseconds.
 * Neither query nor the visitor's address is written: the site keeps nothing about its visitors.
 */
export const logAccess = (request: IncomingMessage, response: ServerResponse, write: WriteLine): void => {
  const began = performance.now();
  response.once('close', () => {
    const took = `${(performance.now() - began).toFixed(1)}ms`;
    const status = response.writableFinished ? response.statusCode : `${response.statusCode} unfinished`;
    write(`${new Date().toISOString()} ${request.method} ${loggedPath(request.url ?? '')} ${status} ${took}`);
  });
};
