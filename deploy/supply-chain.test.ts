import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { projectRoot } from './paths.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const manifest = z
  .object({
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
    optionalDependencies: z.record(z.string(), z.string()),
    allowScripts: z.record(z.string(), z.boolean()),
  })
  .parse(JSON.parse(read('package.json')));
/** One name or several, as packages write it. */
const oneOrMore = z.union([z.string(), z.array(z.string())]);
const { packages } = z
  .object({
    packages: z.record(
      z.string(),
      z.object({
        hasInstallScript: z.boolean().optional(),
        integrity: z.string().optional(),
        optional: z.boolean().optional(),
        os: oneOrMore.optional(),
        cpu: oneOrMore.optional(),
        libc: oneOrMore.optional(),
      }),
    ),
  })
  .parse(JSON.parse(read('package-lock.json')));
const installed = Object.entries(packages).filter(([path]) => path !== '');

it('no package runs a script while it is installed', () => {
  expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
  const withScript = installed.flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)] : [],
  );
  const denied = Object.entries(manifest.allowScripts).filter(([, isAllowed]) => !isAllowed);
  expect([...new Set(withScript)].toSorted()).toEqual(denied.map(([name]) => name).toSorted());
});

it('every package that can be installed on Linux with x64 is known by its checksum', () => {
  const isElsewhere = ({ os, cpu, libc }: (typeof packages)[string]) =>
    os?.includes('linux') === false || cpu?.includes('x64') === false || libc?.includes('glibc') === false;
  const unknown = installed.filter(
    ([, entry]) => !(entry.optional && isElsewhere(entry)) && !entry.integrity?.startsWith('sha512-'),
  );
  expect(unknown.map(([path]) => path)).toEqual([]);
});

const direct = Object.entries({
  ...manifest.dependencies,
  ...manifest.devDependencies,
  ...manifest.optionalDependencies,
});

it('every package of ours has one exact version', () => {
  expect(direct.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

it('the README counts the packages, and says of each of ours why it is here', () => {
  const readme = read('README.md');
  expect(readme).toContain(`${direct.length} packages of our choice, ${installed.length} in all`);
  const names = [...readme.matchAll(/`(@?[a-z][\w./*-]+)`/g)].map(([, name = '']) => name);
  const isNamed = (name: string) =>
    names.some((named) => (named.endsWith('*') ? name.startsWith(named.slice(0, -1)) : named === name));
  expect(direct.map(([name]) => name).filter((name) => !isNamed(name))).toEqual([]);
});
