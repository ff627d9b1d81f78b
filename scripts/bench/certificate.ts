import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { Problem } from '#build/problem.ts';

/** A key and a certificate made by it, in one PEM text, and the hash by which a browser can be told to trust them. */
export type Certificate = { pem: string; hash: string };

const request =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost';

/** Makes a certificate for this machine, as Node cannot. Throws a `Problem` where openssl is missing. */
export const makeCertificate = (): Certificate => {
  try {
    const pem = execFileSync('openssl', [...request.split(' '), '-keyout', '-', '-out', '-'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const key = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' });
    return { pem, hash: createHash('sha256').update(key).digest('base64') };
  } catch (cause) {
    throw new Problem('The bench serves over TLS: install openssl, which makes its certificate.', { cause });
  }
};
