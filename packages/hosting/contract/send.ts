import { once } from 'node:events';
import { request as httpRequest, IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';

/** A request whose path is sent exactly as given. */
export type Message = { method?: string; path: string; headers?: Readonly<Record<string, string>> };

/** An answer as it came. `text` is the body with its coding undone, `bytes` the body as sent. */
export type Reply = { status: number; headers: IncomingMessage['headers']; bytes: Buffer; text: string };

const decoded = (bytes: Buffer, coding: string | undefined): string => {
  if (coding === 'br') return brotliDecompressSync(bytes).toString();
  if (coding === 'zstd') return zstdDecompressSync(bytes).toString();
  if (coding === 'gzip') return gunzipSync(bytes).toString();
  return bytes.toString();
};

/** Sends a request with its path as it is, which `fetch` would tidy first. Follows no redirect. */
export const sendRequest = async (base: string, message: Message): Promise<Reply> => {
  const { method = 'GET', path, headers = {} } = message;
  const { hostname, port } = new URL(base);
  const outgoing = httpRequest({
    hostname,
    port,
    method,
    path,
    headers: { host: 'localhost', ...headers },
    agent: false,
  });
  outgoing.end();
  const [response] = await once(outgoing, 'response');
  if (!(response instanceof IncomingMessage)) throw new Error('no response');
  const bytes = await buffer(response);
  const status = response.statusCode ?? 0;
  // Parts of a coded file cannot be decoded, and some servers leave the coding standing on an error.
  const isWhole = bytes.length > 0 && (status === 200 || status === 404);
  const coding = isWhole ? response.headers['content-encoding'] : undefined;
  return { status, headers: response.headers, bytes, text: decoded(bytes, coding) };
};
