import { existsSync } from 'node:fs';
import { projectRoot } from '#build/paths.ts';
import { reportFailure } from '#build/problem.ts';
import { faultsOf } from './faults.ts';
import { apache, type Host, local, nginx } from './hosts.ts';
import { contractOf } from './requests.ts';

type Row = { host: string; program?: string; serve: Host; mayMiss?: true };

const apacheProgram = '/usr/sbin/apache2';
const hosts: readonly Row[] = [
  { host: 'npm start', serve: local },
  { host: 'nginx', program: '/usr/sbin/nginx', serve: nginx },
  { host: 'Apache, AllowOverride All', program: apacheProgram, serve: apache('All', ['rewrite', 'headers']) },
  {
    host: 'Apache, FileInfo alone',
    program: apacheProgram,
    serve: apache('FileInfo', ['rewrite', 'headers']),
  },
  // What these lack nobody can say in an .htaccess: the site shall be there all the same.
  {
    host: 'Apache without mod_headers',
    program: apacheProgram,
    serve: apache('All', ['rewrite']),
    mayMiss: true,
  },
  {
    host: 'Apache without mod_rewrite',
    program: apacheProgram,
    serve: apache('All', ['headers']),
    mayMiss: true,
  },
];

/** Asks every host that is installed here for the built site, and fails where one answers otherwise than the contract says. */
const run = async () => {
  const contract = await contractOf(projectRoot);
  const rows: Record<string, string | number>[] = [];
  for (const { host, program, serve, mayMiss } of hosts) {
    if (program && !existsSync(program)) {
      rows.push({ host, requests: 'not tried: not installed', faults: '' });
      continue;
    }
    const all = await serve(projectRoot, (port) => faultsOf(port, contract));
    const faults = mayMiss ? all.filter((fault) => /: 5\d\d /.test(fault)) : all;
    rows.push({
      host,
      requests: contract.length,
      faults: faults.length,
      ...(mayMiss && { 'not as others': all.length }),
    });
    for (const fault of faults) console.error(`${host}: ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
  console.table(rows);
};

await run().catch(reportFailure);
