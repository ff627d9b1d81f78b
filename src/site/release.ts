import { everyValue, fieldName } from '#src/content/field-path.ts';
import type { Content } from './content.ts';
import { legalTexts, singleFiles } from './content-files.ts';

/** A value that may not be published, and why. */
export type Blocker = { file: string; field: string; reason: string };

const sampleEntries = (file: string, tree: unknown): Blocker[] =>
  [...everyValue(tree)]
    .filter(({ value }) => value instanceof Object && 'sample' in value && value.sample === true)
    .map(({ path }) => ({ file, field: fieldName(path), reason: 'sample entry' }));

const unproven = (file: string, claims: readonly { evidence?: string | undefined }[]): Blocker[] =>
  claims.flatMap(({ evidence }, index) =>
    evidence ? [] : [{ file, field: `[${index}].evidence`, reason: 'claim without evidence' }],
  );

/** Every sample value left, every claim of the firm without evidence, every legal text not yet reviewed. */
export const releaseBlockers = (content: Content): Blocker[] => {
  const { firm, process, reasons, stats, credentials } = content;
  const trees: Readonly<Record<string, unknown>> = content;
  return [
    ...firm.samples.map((field) => ({ file: 'content/firm.yaml', field, reason: 'sample value' })),
    ...Object.entries(singleFiles).flatMap(([name, { path }]) => sampleEntries(path, trees[name])),
    ...Object.entries({ process, reasons, stats, credentials }).flatMap(([name, claims]) =>
      unproven(`content/${name}.yaml`, claims),
    ),
    ...legalTexts
      .filter((name) => !content[name].reviewed)
      .map((name) => ({
        file: singleFiles[name].path,
        field: 'reviewed',
        reason: 'not yet reviewed by a lawyer',
      })),
  ];
};
