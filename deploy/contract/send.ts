import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';

/** An answer as it came. `text` is the body with its coding undone, `bytes` the body as sent. */
export type Reply = { status: number; headers: IncomingHttpHeaders; bytes: Buffer; text: string };

type Message = { method?: string; path: string; headers?: Readonly<Record<string, string>> };

function decoded(bytes: Buffer, coding: string | undefined): string {
  if (bytes.length === 0 || coding === undefined) return bytes.toString();
  if (coding === 'br') return brotliDecompressSync(bytes).toString();
  if (coding === 'zstd') return zstdDecompressSync(bytes).toString();
  return gunzipSync(bytes).toString();
}

/** Sends a request with its path exactly as given, which `fetch` would tidy first. Follows no redirect. */
export function sendRequest(base: string, { method = 'GET', path, headers = {} }: Message): Promise<Reply> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      { hostname, port, method, path, headers: { host: 'localhost', ...headers }, agent: false },
      (response) => {
        buffer(response).then((bytes) => {
          const { statusCode: status = 0, headers } = response;
          const text = status === 206 ? bytes.toString() : decoded(bytes, headers['content-encoding']);
          resolve({ status, headers, bytes, text });
        }, reject);
      },
    );
    outgoing.once('error', reject);
    outgoing.end();
  });
}
