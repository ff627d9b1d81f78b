import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { buildPaths, projectRoot } from '#build/paths.ts';

const document = z.looseObject({
  serialNumber: z.string(),
  metadata: z.looseObject({
    timestamp: z.string(),
    component: z.looseObject({ name: z.string(), purl: z.string() }),
  }),
});

/**
 * The bill of materials in CycloneDX: every package of package-lock.json. Without the number and the time that npm
 * makes up, and with the project's own name instead of its folder's, so that the same lockfile gives the same bytes.
 */
const billOfMaterials = (): string => {
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'];
  const written = execFileSync('npm', args, { cwd: projectRoot, encoding: 'utf8', maxBuffer: 2 ** 26 });
  const { serialNumber, metadata, ...bill } = document.parse(JSON.parse(written));
  const { timestamp, component, ...about } = metadata;
  const name = component.purl.replace(/^pkg:npm\/(.+)@.*$/, '$1');
  return JSON.stringify({ ...bill, metadata: { ...about, component: { ...component, name } } }, null, 2);
};

// `npm run sbom`, a part of `npm run release`.
const { generated } = buildPaths(projectRoot);
mkdirSync(generated, { recursive: true });
writeFileSync(join(generated, 'sbom.cdx.json'), `${billOfMaterials()}\n`);
console.log('generated/sbom.cdx.json: the bill of materials.');
