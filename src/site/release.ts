import { fieldName } from '#src/content/field-path.ts';
import type { Content } from './content.ts';

/** A value that may not be published, and why. */
export type Blocker = { file: string; field: string; reason: string };

const sampleEntries = (file: string, value: unknown, path: readonly PropertyKey[] = []): Blocker[] => {
  if (!(value instanceof Object)) return [];
  const here: Blocker[] =
    'sample' in value && value.sample === true
      ? [{ file, field: fieldName(path), reason: 'sample entry' }]
      : [];
  const isList = Array.isArray(value);
  return [
    ...here,
    ...Object.entries(value).flatMap(([key, inner]) =>
      sampleEntries(file, inner, [...path, isList ? Number(key) : key]),
    ),
  ];
};

const unproven = (file: string, claims: readonly { evidence?: string | undefined }[]): Blocker[] =>
  claims.flatMap(({ evidence }, index) =>
    evidence ? [] : [{ file, field: `[${index}].evidence`, reason: 'claim without evidence' }],
  );

/** Every sample value left, every claim of the firm without evidence, every legal text not yet reviewed. */
export const releaseBlockers = (content: Content): Blocker[] => [
  ...content.firm.samples.map((field) => ({ file: 'content/firm.yaml', field, reason: 'sample value' })),
  ...sampleEntries('content/team.yaml', content.team),
  ...sampleEntries('content/clients.yaml', content.clients),
  ...sampleEntries('content/testimonials.yaml', content.testimonials),
  ...sampleEntries('content/credentials.yaml', content.credentials),
  ...sampleEntries('content/pages/about.yaml', content.about),
  ...unproven('content/process.yaml', content.process),
  ...unproven('content/reasons.yaml', content.reasons),
  ...unproven('content/stats.yaml', content.stats),
  ...unproven('content/credentials.yaml', content.credentials),
  ...(['terms', 'privacy', 'accessibility'] as const).flatMap((name) =>
    content[name].reviewed
      ? []
      : [{ file: `content/legal/${name}.md`, field: 'reviewed', reason: 'not yet reviewed by a lawyer' }],
  ),
];
