import { valueAt } from '#src/content/field-path.ts';
import type { Reader } from '#src/content/reader.ts';
import { mediaReferences, pageReferences } from '#src/content/references.ts';
import { repeated } from '#src/content/repeated.ts';
import { comparesAll } from '#src/features/compare/check-lines.ts';
import { publishedAddresses, redirectsHideNothing } from './checks/addresses.ts';
import { daysHold, outOfDate } from './checks/days.ts';
import { textsCanBeDrawn } from './checks/drawn-texts.ts';
import { linksFound } from './checks/links.ts';
import { registerMatches } from './checks/register.ts';
import { servicesHold } from './checks/services.ts';
import { nothingTwice } from './checks/twice.ts';
import type { Content } from './content.ts';
import { isOfFirm, type PageEntry } from './page-index.ts';
import { pageSections } from './sections.ts';

/** What content refers to outside of itself: pictures, pages of the site, and the day it is read, where that counts. */
type Surroundings = {
  media: ReadonlyMap<string, string>;
  routes: ReadonlySet<string>;
  today: string | undefined;
};

const unique = (reader: Reader, pages: readonly PageEntry[]) => {
  for (const key of ['id', 'address', 'title', 'description'] as const)
    for (const { entry, earlier } of repeated(pages, (page) => page[key].toLowerCase().replace(/\s+/g, ' ')))
      reader.problem(
        entry.file,
        key,
        `${JSON.stringify(entry[key])} is taken by ${earlier.file}: give each page its own`,
      );
};

const routesExist = (reader: Reader, pages: readonly PageEntry[], routes: ReadonlySet<string>) => {
  for (const { file, address } of pages) {
    const message = isOfFirm(file)
      ? 'has no page in src/pages/: a firm page keeps its published address'
      : 'belongs to a page of src/pages/: choose another';
    if (isOfFirm(file) !== routes.has(address)) reader.problem(file, 'address', `${address} ${message}`);
  }
};

const samplesExist = (reader: Reader, { firm }: Content) => {
  firm.samples.forEach((path, index) => {
    if (valueAt(firm, path.split('.')) === undefined)
      reader.problem(
        'content/firm.yaml',
        `samples[${index}]`,
        `${path} is not in this file: correct the path or remove the line`,
      );
  });
};

/** Other systems take capitals for small letters; the site is built where they differ. */
const nearName = (name: string, media: ReadonlyMap<string, string>) => {
  const last = name.replace(/.*\//, '');
  if (media.has(last)) return `: write ${last} alone`;
  const near = [...media.keys()].find((other) => other.toLowerCase() === name.toLowerCase());
  return near ? `; ${near} is there, and capitals count` : '';
};

const phrasesUsed = (reader: Reader) => {
  const file = 'content/phrases.yaml';
  for (const key of Object.keys(reader.trees.get(file) ?? {})) {
    const isUsed = [...reader.files].some(
      ([name, text]) => name !== file && text.includes(`{phrases.${key}}`),
    );
    if (!isUsed)
      reader.problem(file, key, `is used by no text: refer to it as {phrases.${key}}, or remove it`);
  }
};

/** Files that speak of what is certified, and of no other page. */
const ofStandards = /^content\/(comparisons\/.*|tools\/(audit-time|phases|readiness|compare))\.yaml$/;

/** What no single file can show: references, days, and values that must be unique over all files. */
export const crossChecks = (reader: Reader, content: Content, { media, routes, today }: Surroundings) => {
  const { pages, redirects } = content;
  unique(reader, pages);
  routesExist(reader, pages, routes);

  nothingTwice(reader);
  samplesExist(reader, content);
  phrasesUsed(reader);
  const sections = pageSections(content);
  servicesHold(reader, content, sections);
  publishedAddresses(reader, content);
  redirectsHideNothing(reader, pages, redirects);
  linksFound(reader, sections, content);
  registerMatches(reader, content);
  reader.problems.push(...daysHold(content), ...(today ? outOfDate(content, today) : []));
  textsCanBeDrawn(reader, content);

  const ids = new Set(pages.map(({ id }) => id).filter((id) => id !== 'not-found'));
  const certified = [...content.standards, ...content.certifications].map(({ id }) => id);
  comparesAll(reader, content.compare, certified);
  for (const { file, path, name } of pageReferences(reader.trees)) {
    if (ids.has(name) && ofStandards.test(file) && !certified.includes(name))
      reader.problem(
        file,
        path,
        `${name} is no standard, scheme or mark, of which alone this file speaks: name another page`,
      );
    if (path[0] === 'related' && file.endsWith(`/${name}.yaml`))
      reader.problem(file, path, `${name} is this page itself: name another page`);
    if (ids.has(name)) continue;
    reader.problem(
      file,
      path,
      `${JSON.stringify(name)} is no page: name a file of content/pages, tools, standards, certifications or management`,
    );
  }
  for (const { file, path, name } of mediaReferences(reader.trees)) {
    if (media.has(name)) continue;
    reader.problem(
      file,
      path,
      `${name} is not in content/media/: put the file there or correct the name${nearName(name, media)}`,
    );
  }
};
