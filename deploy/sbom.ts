import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** What is needed of package-lock.json, version 3. */
const lockfile = z.object({
  name: z.string(),
  version: z.string(),
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().optional(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
    }),
  ),
});

type LockedPackage = z.infer<typeof lockfile>['packages'][string];

const purl = (name: string, version: string) =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${version.replaceAll('+', '%2B')}`;

/** `sha512-…` in base 64, as CycloneDX writes it. */
const hashes = (integrity: string) => [
  {
    alg: 'SHA-512',
    content: Buffer.from(integrity.replace(/^sha512-/, ''), 'base64').toString('hex'),
  },
];

/** A single licence by its id; several, or anything else, as an expression. */
const licenses = (license: string) =>
  /^[\w.+-]+$/.test(license) ? [{ license: { id: license } }] : [{ expression: license }];

const component = (path: string, locked: LockedPackage) => {
  const { version = '', integrity, license, dev, optional } = locked;
  const name = locked.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return {
    type: 'library',
    'bom-ref': path,
    name,
    version,
    scope: dev ? 'excluded' : optional ? 'optional' : 'required',
    ...(integrity?.startsWith('sha512-') && { hashes: hashes(integrity) }),
    ...(license && { licenses: licenses(license) }),
    purl: purl(name, version),
  };
};

/**
 * The bill of materials of a build, in CycloneDX 1.6: every package of package-lock.json with version, checksum and
 * licence. Packages for development alone have the scope `excluded`. It holds no time and no serial number, so the same
 * lockfile gives the same bytes. Rejects when the lockfile cannot be read.
 */
export async function billOfMaterials(root: string): Promise<string> {
  const { name, version, packages } = lockfile.parse(
    JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')),
  );
  const components = Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, locked]) => component(path, locked));
  const bom = {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': name, name, version, purl: purl(name, version) },
    },
    components,
  };
  return `${JSON.stringify(bom, null, 2)}\n`;
}
