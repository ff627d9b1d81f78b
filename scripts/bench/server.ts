import { once } from 'node:events';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import type { TLSSocket } from 'node:tls';
import { readRelease, siteHandler } from '#build/hosting/handler.ts';
import { makeCertificate } from './certificate.ts';
import { referencePage } from './reference.ts';

/** The built site as hosts serve it. */
export type BenchServer = {
  /** Its address, without a slash at the end. */
  url: string;
  /** The address of the bare page, which the same server sends. */
  reference: string;
  /** By this hash of its key a browser can be told to trust the server: then it caches. */
  trust: string;
  /** All bytes sent so far, headers included, whoever asked: a page or the router. */
  sent: () => number;
  stop: () => Promise<void>;
};

const referencePath = '/reference';

/** Serves the build of a project folder over HTTP/2 and TLS, with the headers of a site without samples, and the bare page. */
export const serveBuild = async (root: string): Promise<BenchServer> => {
  const release = await readRelease(root);
  const released = { ...release, site: { ...release.site, isDraft: false } };
  const site = createServer(siteHandler(async () => released));
  const { pem, hash } = makeCertificate();
  const server = createSecureServer({ key: pem, cert: pem, allowHTTP1: true }, (request, response) => {
    if (request.url !== referencePath) site.emit('request', request, response);
    else response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(referencePage);
  });
  const connections: TLSSocket[] = [];
  server.on('secureConnection', (socket) => connections.push(socket));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const url = `https://localhost:${address.port}`;
  return {
    url,
    reference: url + referencePath,
    trust: hash,
    sent: () => connections.reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    stop: async () => {
      for (const connection of connections) connection.destroy();
      server.close();
    },
  };
};
