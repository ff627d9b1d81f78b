import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles, mediaNames, routeAddresses } from '#src/content/files.ts';
import { loadContent } from '#src/content/load.ts';
import { type Blocker, releaseBlockers } from '#src/content/release.ts';
import { setFields } from './copy.ts';

/** What a firm is not asked for in the beginning, other in kind than the samples. */
const facts: Readonly<Record<string, unknown>> = {
  url: 'https://www.plumb-and-level.example',
  hours: [{ days: 'Monday to Saturday', opens: '09:00', closes: '18:00' }],
  social: {
    linkedin: { label: 'LinkedIn', url: 'https://www.linkedin.com/company/plumb-and-level' },
    whatsapp: { label: 'WhatsApp', phone: 'mobile' },
  },
  samples: [],
};

/** `directors[2].sample` → directors, 2, sample */
const pathOf = (field: string) =>
  field.split(/[.[\]]+/).flatMap((part) => (part === '' ? [] : [/^\d+$/.test(part) ? Number(part) : part]));

const settle = (root: string, { file, field, reason }: Blocker) => {
  if (reason === 'sample entry') setFields(root, file, [[[...pathOf(field), 'sample'], undefined]]);
  else if (file.endsWith('.md')) {
    const path = join(root, file);
    writeFileSync(path, readFileSync(path, 'utf8').replace('reviewed: false', 'reviewed: true'));
  } else setFields(root, file, [[pathOf(field), 'Kept with the contracts, folder 7.']]);
};

/** Does in a copy of the project what the README says under "Going live": real facts, no sample, evidence, a lawyer. */
export const goLive = (root: string) => {
  setFields(
    root,
    'content/firm.yaml',
    Object.entries(facts).map(([field, value]) => [[field], value]),
  );
  const content = loadContent(contentFiles(root), mediaNames(root), routeAddresses(root));
  for (const blocker of releaseBlockers(content)) settle(root, blocker);
};
