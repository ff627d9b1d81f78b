import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { createServer } from 'node:http';
import { createSecureServer } from 'node:http2';
import { readRelease, siteHandler } from '#build/hosting/handler.ts';
import { listen } from '#build/listen.ts';
import { Problem } from '#build/problem.ts';

const request =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost -keyout - -out -';

/** A key and a certificate made by it, in one PEM text. Node cannot make one. Throws a `Problem` where openssl is missing. */
const makeCertificate = (): string => {
  try {
    return execFileSync('openssl', request.split(' '), {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch (cause) {
    throw new Problem('The bench serves over TLS: install openssl, which makes its certificate.', { cause });
  }
};

const reference = '/reference';
/** The physical limit: one document of 14 KB and nothing else, uncompressed. */
const referencePage =
  '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Reference</title><h1>Reference</h1><p>Measure where you are, then close the distance.'.padEnd(
    14 * 1024,
    ' Measure where you are, then close the distance.',
  );

/**
 * Serves the build of a project folder over HTTP/2 and TLS as hosts do, with the headers of a site without samples, and the
 * bare page at the address `reference`. `trust` is the hash of its key by which a browser can be told to trust it: then it caches.
 */
export const serveBuild = async (root: string) => {
  const release = await readRelease(root);
  const released = { ...release, site: { ...release.site, isDraft: false } };
  const site = createServer(siteHandler(async () => released));
  const pem = makeCertificate();
  const server = createSecureServer({ key: pem, cert: pem, allowHTTP1: true }, (request, response) => {
    if (request.url !== reference) site.emit('request', request, response);
    else response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(referencePage);
  });
  const port = await listen(server, 0);
  const key = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' });
  return {
    url: `https://localhost:${port}`,
    reference: `https://localhost:${port}${reference}`,
    trust: createHash('sha256').update(key).digest('base64'),
    stop: () => server.close(),
  };
};
