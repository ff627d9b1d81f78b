import { writtenDay } from '#src/content/days.ts';
import type { Reader } from '#src/content/reader.ts';
import { leaves } from '#src/content/references.ts';
import { repeated } from '#src/content/repeated.ts';
import type { Edition } from '#src/features/editions/schema.ts';
import type { PlanRules } from './rules-schema.ts';

type Rules = Pick<PlanRules, 'finder' | 'auditTime' | 'phases'> & { editions: readonly Edition[] };

const file = (name: string) => `content/tools/${name}.yaml`;
const quoted = (value: string) => JSON.stringify(value);

/** Facts that follow from answers, beside the answers' own ids. */
const derived = ['only-lk', 'none-named'];

type Lists<Entry> = Readonly<Record<string, readonly Entry[]>>;

/** What two lists say, with its places; what one list says twice is told of every list there is. */
const apart = <Entry extends object>(lists: Lists<Entry>, said: (entry: Entry) => string) => {
  const places = Object.entries(lists).flatMap(([list, entries]) =>
    entries.map((entry, index) => ({ ...entry, list, index })),
  );
  return repeated(places, said).filter(({ entry, earlier }) => entry.list !== earlier.list);
};

const finderWords = (reader: Reader, { sectors, groups, reasons, markets, rules }: Rules['finder']) => {
  const problem = (path: readonly PropertyKey[], message: string) =>
    reader.problem(file('finder'), path, message);
  const own = { 'the words that rules know': derived.map((id) => ({ id })) };
  const known = { ...own, sectors, groups, reasons, markets };
  for (const { entry, earlier } of apart(known, ({ id }) => id))
    problem(
      [entry.list, entry.index, 'id'],
      `${quoted(entry.id)} is taken by ${earlier.list}: give each its own id`,
    );
  const words = Object.values(known).flatMap((list) => list.map(({ id }) => id));
  const asked = rules.map(({ when }) => ({ when: when.map(({ all, not = [] }) => ({ all, not })) }));
  for (const { path, name: word } of leaves(file('finder'), { rules: asked }))
    if (!words.includes(word))
      problem(
        path,
        `${quoted(word)} is no answer: name a sector, group, reason or market, or ${derived.join(', ')}`,
      );
};

/** Trades and kinds of work that tables and examples name, each among those there are. */
const namesKnown = (reader: Reader, { finder, auditTime }: Rules) => {
  const { sectors } = finder;
  const trade = { known: sectors, what: 'sector', where: `sectors in ${file('finder')}` };
  const work = { known: auditTime.works, what: 'kind of work', where: `works in ${file('audit-time')}` };
  for (const [name, tree] of reader.trees) {
    if (!/^content\/(tools|guides)\//.test(name)) continue;
    for (const { path, name: id } of leaves(name, tree)) {
      const field = path.findLast((part) => typeof part === 'string');
      const isWork = field === 'work' && path[0] === 'sectors';
      const kind = field === 'sector' || field === 'sectors' ? trade : isWork ? work : undefined;
      if (kind && !kind.known.some((one) => one.id === id))
        reader.problem(name, path, `${quoted(id)} is no ${kind.what}: name one of ${kind.where}`);
    }
  }
};

type Named = { page: string; sector?: string | undefined };

/** Each page has one place in some lists, with its days or weeks in a table or without; for a sector alone it may have another. */
const placedOnce = (reader: Reader, name: string, lists: Lists<Named>) => {
  for (const { entry, earlier } of apart(lists, ({ page, sector = '' }) => `${page} ${sector}`))
    reader.problem(
      file(name),
      `${entry.list}[${entry.index}].page`,
      `${entry.page} stands in ${earlier.list} too: leave it in one of the two`,
    );
};

/** Words that promise what a consultancy cannot give. */
export const redFlags =
  /\bguarantee[ds]?\b|\b100 ?%|\bensures?\b|\bcertify you\b|\bapproved by ISO\b|\bISO certified company\b|\bCE certificates?\b|\binstant(ly)?\b|\bno audit\b|\blifetime\b|\bfastest\b|\bcheapest\b/i;

/** Sentences that may hold them, in exactly these words. */
export const allowedFlags: ReadonlySet<string> = new Set([
  // The firm's own claims: others beside them say what they do not mean.
  '100% success rate guaranteed',
  'Best price guaranteed',
  // Of a device, not of a certificate.
  "Are documents and records controlled for the device's lifetime?",
]);

const anEdition = /\bISO(?:\/IEC)? \d{4,5}:\d{4}\b/g;

/** No text of a page promises, and none of a tool knows a date or an edition that the register does not. */
const textsSound = (reader: Reader, editions: readonly Edition[]) => {
  const registered = new Set(editions.flatMap(({ named, successor }) => [named, successor]));
  for (const [name, tree] of reader.trees) {
    // Lists hold names and claims, which somebody has to prove; pages are the site's own words.
    if (!/^content\/[a-z]+\/.*\.yaml$/.test(name)) continue;
    const isTool = name.startsWith('content/tools/');
    // Those of tools as they are written: a token may stand for a date.
    const written = isTool ? reader.written.get(name) : tree;
    for (const { path, name: text } of leaves(name, written)) {
      const problem = (message: string) => reader.problem(name, path, message);
      const flag = redFlags.exec(text)?.[0];
      // Claims to beware of are quoted as people make them, and words as visitors look for them.
      const isQuoted = isTool && (path[0] === 'claims' || path[0] === 'words');
      if (flag && !isQuoted && !allowedFlags.has(text))
        problem(`says ${quoted(flag)}, which nobody can promise: say what is true instead`);
      if (!isTool) continue;
      const date = writtenDay.exec(text)?.[0];
      if (date)
        problem(
          `holds the date ${date}: dates of editions stand in content/editions.yaml alone; refer to it by a token`,
        );
      for (const [edition] of text.matchAll(anEdition))
        if (!registered.has(edition))
          problem(
            `names ${edition}, which content/editions.yaml does not know: correct the year, or leave it out`,
          );
    }
  }
};

/** What no file of content/tools/ can show alone: ids that others name, pages left out, words that nobody may say. */
export const toolChecks = (reader: Reader, rules: Rules) => {
  const { finder, auditTime, phases, editions } = rules;
  const { tables, without, others } = auditTime;
  finderWords(reader, finder);
  placedOnce(reader, 'audit-time', { tables, without });
  placedOnce(reader, 'audit-time', { tables, others });
  namesKnown(reader, rules);
  const { gmp, laboratory, product } = phases.tracks;
  placedOnce(reader, 'phases', {
    'tracks.gmp.pages': gmp.pages,
    'tracks.laboratory.pages': laboratory.pages,
    'tracks.product.pages': product.pages,
    without: phases.without,
  });
  textsSound(reader, editions);
};
