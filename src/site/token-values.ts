import { townOf } from '#src/content/address-line.ts';
import { readableDay } from '#src/content/days.ts';
import { type ContentFiles, Reader } from '#src/content/reader.ts';
import type { Firm } from '#src/content/schemas/firm.ts';
import type { Phrases } from '#src/content/schemas/phrases.ts';
import type { Edition } from '#src/features/editions/schema.ts';
import type { AuditTime } from '#src/features/plan/audit-time/schema.ts';
import { singleFiles } from './content-files.ts';

const countWords =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** How many there are: standards of the catalogue, pages that can be compared, services. */
type Counts = { standards: number; compared: number; services: number };

const countsOf = (files: ContentFiles): Counts => {
  const standards = [...files].filter(([file]) => file.startsWith('content/standards/'));
  const others = [...files.keys()].filter((file) => file.startsWith('content/certifications/'));
  return {
    standards: standards.filter(([, text]) => /^catalogue:/m.test(text)).length,
    compared: standards.length + others.length,
    services: files.get(singleFiles.services.path)?.match(/^- /gm)?.length ?? 0,
  };
};

/** What texts may say of a row of the register. */
const told = [
  ...(['named', 'successor', 'amendment', 'published', 'successorPublished', 'successorExpected'] as const),
  ...(['firstAudits', 'lastNew', 'newOnly', 'ends'] as const),
];

/** Auditor days of one band of people: `days.medium.126-175` of the shared table, `days.iso-27001.11-15` of another. */
const daysIn = ({ bands, others }: Pick<AuditTime, 'bands' | 'others'>): [string, string][] => [
  ...bands.flatMap(({ from, upTo, ...columns }) =>
    Object.entries(columns).map(([column, days]): [string, string] => [
      `days.${column}.${from}-${upTo}`,
      String(days),
    ]),
  ),
  ...others.flatMap((other) =>
    other.bands.map(({ from, upTo, days }): [string, string] => [
      `days.${other.page}.${from}-${upTo ?? 'more'}`,
      String(days),
    ]),
  ),
];

const tokensOf = (
  facts: Firm | undefined,
  register: readonly Edition[] | undefined,
  shared: Phrases | undefined,
  auditTime: AuditTime | undefined,
  { standards, compared, services }: Counts,
) => {
  const tokens = new Map<string, string>(auditTime && daysIn(auditTime));
  const inWords = (count: number) => countWords[count] ?? String(count);
  tokens.set('counts.standards', inWords(standards));
  tokens.set('counts.standards-in-digits', String(standards));
  tokens.set('counts.compared', inWords(compared));
  tokens.set('counts.services', inWords(services));
  for (const [key, value] of Object.entries(facts ?? {})) {
    if (typeof value === 'string' || typeof value === 'number') tokens.set(`firm.${key}`, String(value));
  }
  for (const [key, phrase] of Object.entries(shared ?? {})) tokens.set(`phrases.${key}`, phrase);
  if (facts) tokens.set('firm.town', townOf(facts));
  for (const row of register ?? [])
    for (const name of told) {
      const said = row[name];
      const date = said instanceof Object ? ('day' in said ? readableDay(said.day) : said.text) : said;
      if (date) tokens.set(`editions.${row.page}.${name}`, date);
    }
  return tokens;
};

/** The files that tokens are made from, and what each token stands for. */
export const readFacts = (reader: Reader) => {
  const firm = reader.yaml(singleFiles.firm);
  const editions = reader.yaml(singleFiles.editions);
  const phrases = reader.yaml(singleFiles.phrases);
  const auditTime = reader.yaml(singleFiles.auditTime);
  const tokens = tokensOf(firm, editions, phrases, auditTime, countsOf(reader.files));
  return { firm, editions, phrases, auditTime, tokens };
};

/** What each token stands for; of files that are wrong, none. */
export const tokensIn = (files: ContentFiles) => readFacts(new Reader(files)).tokens;
