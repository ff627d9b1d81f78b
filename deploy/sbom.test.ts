import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from './paths.ts';
import { billOfMaterials } from './sbom.ts';

const text = await billOfMaterials(projectRoot);
const { components, ...head } = JSON.parse(text);
const find = (name: string) => components.find((component: { name: string }) => component.name === name);

describe('the bill of materials', () => {
  it('is a CycloneDX document about the site', () => {
    expect(head).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      metadata: { component: { name: 'island-standards', type: 'application' } },
    });
  });

  it('names every package of the lockfile once, also those in folders of others', async () => {
    const lock = JSON.parse(await readFile(join(projectRoot, 'package-lock.json'), 'utf8'));
    const refs = components.map((component: { 'bom-ref': string }) => component['bom-ref']);
    expect(new Set(refs).size).toBe(refs.length);
    expect(refs).toEqual(Object.keys(lock.packages).filter((path) => path !== ''));
  });

  it('has version, checksum, licence and address of a package', async () => {
    const manifest = JSON.parse(await readFile(join(projectRoot, 'node_modules/zod/package.json'), 'utf8'));
    expect(find('zod')).toMatchObject({
      version: manifest.version,
      scope: 'required',
      licenses: [{ license: { id: 'MIT' } }],
      purl: `pkg:npm/zod@${manifest.version}`,
    });
    expect(find('zod').hashes[0].content).toMatch(/^[0-9a-f]{128}$/);
    expect(find('@biomejs/biome')).toMatchObject({ scope: 'excluded' });
    expect(find('@biomejs/biome').purl).toMatch(/^pkg:npm\/%40biomejs\/biome@/);
  });

  it('is the same at every build: no time, no serial number', async () => {
    expect(await billOfMaterials(projectRoot)).toBe(text);
    expect(text).not.toMatch(/timestamp|serialNumber/);
  });
});
