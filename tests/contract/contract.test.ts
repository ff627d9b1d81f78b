import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { faultsOf } from './faults.ts';
import { apache, type Host, nginx } from './hosts.ts';

// What `npm start` answers: tests/html/hosting.test.ts.
const hosts: readonly (readonly [name: string, serve: Host, mayMiss?: true])[] = [
  ['nginx', nginx],
  ['Apache, AllowOverride All', apache('All', ['rewrite', 'headers'])],
  ['Apache, FileInfo alone', apache('FileInfo', ['rewrite', 'headers'])],
  // What these lack nobody can say in an .htaccess: the site shall be there all the same.
  ['Apache without mod_headers', apache('All', ['rewrite']), true],
  ['Apache without mod_rewrite', apache('All', ['headers']), true],
];

for (const [name, serve, mayMiss] of hosts) {
  const program = name === 'nginx' ? '/usr/sbin/nginx' : '/usr/sbin/apache2';
  test.skipIf(!existsSync(program))(`${name} answers as every host has to`, async () => {
    const faults = await faultsOf(await serve());
    expect(mayMiss ? faults.filter((fault) => /: 5\d\d /.test(fault)) : faults).toEqual([]);
  });
}
