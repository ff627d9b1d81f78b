import { readableDay } from '#src/content/days.ts';
import { townOf } from '#src/content/firm-shown.ts';
import { type ContentFiles, Reader } from '#src/content/reader.ts';
import { editionFacts } from '#src/features/editions/in-words.ts';
import type { PlanRules } from '#src/features/plan/rules-schema.ts';
import { singleFiles } from './content-files.ts';

const countWords =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** How many there are: standards of the catalogue, pages that can be compared, services. */
const countsIn = (files: ContentFiles): [string, string][] => {
  const inWords = (count: number) => countWords[count] ?? String(count);
  const standards = [...files].filter(([file]) => file.startsWith('content/standards/'));
  const others = [...files.keys()].filter((file) => file.startsWith('content/certifications/'));
  const inCatalogue = standards.filter(([, text]) => /^catalogue:/m.test(text)).length;
  const services = files.get(singleFiles.services.path)?.match(/^- /gm)?.length ?? 0;
  return [
    ['counts.standards', inWords(inCatalogue)],
    ['counts.standards-in-digits', String(inCatalogue)],
    ['counts.compared', inWords(standards.length + others.length)],
    ['counts.services', inWords(services)],
  ];
};

/** Auditor days of one band of people: `days.medium.126-175` of the shared table, `days.iso-27001.11-15` of another. */
const setDays = (tokens: Map<string, string>, { bands, others }: PlanRules['auditTime']) => {
  for (const { from, upTo, ...columns } of bands)
    for (const [name, days] of Object.entries(columns)) tokens.set(`days.${name}.${from}-${upTo}`, `${days}`);
  for (const { page, bands } of others)
    for (const { from, upTo = 'more', days } of bands) tokens.set(`days.${page}.${from}-${upTo}`, `${days}`);
};

/** The files that tokens are made from, and what each token stands for. */
export const readFacts = (reader: Reader) => {
  const firm = reader.yaml(singleFiles.firm);
  const editions = reader.yaml(singleFiles.editions);
  const phrases = reader.yaml(singleFiles.phrases);
  const auditTime = reader.yaml(singleFiles.auditTime);
  const tokens = new Map(countsIn(reader.files));
  if (auditTime) setDays(tokens, auditTime);
  for (const [key, value] of Object.entries(firm ?? {}))
    if (typeof value === 'string' || typeof value === 'number') tokens.set(`firm.${key}`, String(value));
  if (firm) tokens.set('firm.town', townOf(firm));
  for (const [key, phrase] of Object.entries(phrases ?? {})) tokens.set(`phrases.${key}`, phrase);
  for (const row of editions ?? [])
    for (const name of ['named', ...editionFacts] as const) {
      const said = row[name];
      const date = said instanceof Object ? ('day' in said ? readableDay(said.day) : said.text) : said;
      if (date) tokens.set(`editions.${row.page}.${name}`, date);
    }
  return { firm, editions, phrases, auditTime, tokens };
};

/** What each token stands for; of files that are wrong, none. */
export const tokensIn = (files: ContentFiles) => readFacts(new Reader(files)).tokens;
