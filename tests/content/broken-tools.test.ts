import { expect, it } from 'vitest';
import { edit, type Files } from './broken.ts';
import { errorAfter } from './error-after.ts';

type Path = readonly (string | number)[];

const inFile = (name: string) => `content/tools/${name}.yaml`;
const set = (name: string, path: Path, value: unknown) => (files: Files) =>
  edit(files, inFile(name), (document) => document.setIn(path, document.createNode(value)));
const remove = (name: string, path: Path) => (files: Files) =>
  edit(files, inFile(name), (document) => document.deleteIn(path));

type Mistake = readonly [
  name: string,
  make: (files: Files) => void,
  file: string,
  field: string,
  said: RegExp,
];

const mistakes: readonly Mistake[] = [
  ['a missing text', remove('plan', ['lead']), 'plan', 'lead', /is missing: add it/],
  [
    'a missing file',
    (files) => files.delete(inFile('readiness')),
    'readiness',
    '',
    /is missing.*cannot do without this file/,
  ],
  [
    'a gap between two bands of people',
    set('audit-time', ['bands', 3, 'from'], 17),
    'audit-time',
    'bands[3].from',
    /leaves a gap or overlaps.*the band before asks for 16/,
  ],
  [
    'fewer days for more people',
    set('audit-time', ['bands', 4, 'quality'], 2.5),
    'audit-time',
    'bands[4].quality',
    /2\.5.*less than in the band before.*more people never take fewer days/,
  ],
  [
    'a third of a day',
    set('audit-time', ['bands', 22, 'high'], 34.3),
    'audit-time',
    'bands[22].high',
    /34\.3.*must be whole or half days/,
  ],
  [
    'a page with days in a table and without',
    set('audit-time', ['without', 15], { page: 'iso-9001', rule: 'our own' }),
    'audit-time',
    'without[15].page',
    /iso-9001 stands in tables too: leave it in one of the two/,
  ],
  [
    'a page that is none in a rule',
    set('finder', ['rules', 0, 'page'], 'fssc'),
    'finder',
    'rules[0].page',
    /"fssc" is no page.*name a file of content\/pages/,
  ],
  [
    'a word that is no answer in a rule',
    set('finder', ['rules', 1, 'when', 0, 'all', 0, 0], 'foood'),
    'finder',
    'rules[1].when[0].all[0][0]',
    /"foood" is no answer.*name a sector, group, reason or market, or only-lk/,
  ],
  [
    'an answer with the id of another',
    set('finder', ['reasons', 13], { id: 'lab', label: 'Laboratory' }),
    'finder',
    'reasons[13].id',
    /"lab" is taken by sectors.*give each its own/,
  ],
  [
    'a group of a sector that is none',
    set('finder', ['groups', 0, 'sectors', 0], 'food-cook'),
    'finder',
    'groups[0].sectors[0]',
    /"food-cook" is no sector.*name one of sectors/,
  ],
  [
    'a recommendation that beats what warns of it',
    set('finder', ['rules', 3, 'wins'], true),
    'finder',
    'rules[3].wins',
    /beside a level other than not.*only what is not what it seems beats other rules/,
  ],
  [
    'a word in braces that nothing fills in',
    set('phases', ['verdicts', 'room'], 'There is room until {day}. Begin by {latestCareful}.'),
    'phases',
    'verdicts.room',
    /holds "\{day\}", which visitors would read.*write a token in full/,
  ],
  [
    'a word in braces left out',
    set('audit-time', ['texts', 'nextBand'], 'With more people the table says {next}.'),
    'audit-time',
    'texts.nextBand',
    /lacks \{n\}.*write it where the value is to stand/,
  ],
  [
    'a date of an edition',
    set('finder', ['rules', 0, 'reason'], 'ISO 19011:2026 has replaced the old one since 27 May 2026.'),
    'finder',
    'rules[0].reason',
    /holds the date 27 May 2026.*stand in content\/editions\.yaml alone/,
  ],
  [
    'an edition that the register does not know',
    set('finder', ['rules', 2, 'reason'], 'Read ISO 22000:2005 first.'),
    'finder',
    'rules[2].reason',
    /names ISO 22000:2005, which content\/editions\.yaml does not know.*correct the year/,
  ],
  [
    'a promise',
    set('plan', ['lead'], 'Four questions to your guaranteed certificate.'),
    'plan',
    'lead',
    /says "guaranteed", which nobody can promise.*say what is true/,
  ],
  [
    'a careful plan that is the quicker one',
    set('phases', ['tracks', 'gmp', 'phases', 1, 'weeks'], [2, 1]),
    'phases',
    'tracks.gmp.phases[1].weeks',
    /quicker when careful.*write the shorter time first/,
  ],
  [
    'a size that is no larger than the one before',
    set('phases', ['sizes', 1, 'upTo'], 25),
    'phases',
    'sizes',
    /"small","upTo":25.*each up to more people, the last without upTo/,
  ],
  [
    'a phase that code reckons with left out',
    remove('phases', ['tracks', 'laboratory', 'phases', 7]),
    'phases',
    'tracks.laboratory.phases',
    /has no phase with the id stage-2.*restore it/,
  ],
  [
    'a sector that is none in the phases',
    set('phases', ['without', 0, 'sector'], 'farma'),
    'phases',
    'without[0].sector',
    /"farma" is no sector.*name one of sectors in content\/tools\/finder\.yaml/,
  ],
  [
    'a gap between two bands of marks',
    set('readiness', ['bands', 2, 'from'], 750),
    'readiness',
    'bands[2].from',
    /leaves a gap or overlaps.*the band before asks for 700/,
  ],
  [
    'a gate that can be left out',
    set('readiness', ['shared', 2, 'waivable'], true),
    'readiness',
    'shared[2].waivable',
    /beside gate.*remove one/,
  ],
  [
    'two questions with one id',
    set('readiness', ['standards', 5, 'questions', 0, 'id'], 's14'),
    'readiness',
    'standards[5].questions[0].id',
    /"s14" is taken by shared\[13\].*give each question its own/,
  ],
  [
    'a clause without a column',
    set('readiness', ['standards', 0, 'questions', 0, 'clause'], '11.1'),
    'readiness',
    'standards[0].columns',
    /lacks 11, which a question of iso-9001 counts in.*add it/,
  ],
  [
    'a column without a question',
    set('readiness', ['standards', 5, 'columns', 5], '9'),
    'readiness',
    'standards[5].columns',
    /holds 9, which no question of iso-13485 counts in.*remove it/,
  ],
  [
    'a clause of a standard that has no questions',
    set('readiness', ['shared', 15, 'elsewhere', 0, 'page'], 'iso-22301'),
    'readiness',
    'shared[15].elsewhere[0].page',
    /iso-22301 has no questions here.*name one of standards/,
  ],
];

it.each(mistakes)(
  'names %s alone: file, field, what was found and what to do',
  (_, make, name, field, said) => {
    const { problems, message } = errorAfter(make);
    expect(
      problems.map((problem) => ({ file: problem.file, field: problem.field })),
      message,
    ).toEqual([{ file: inFile(name), field }]);
    expect(problems[0]?.message).toMatch(said);
  },
);

it('names many in one run, all that the files show by themselves', () => {
  // What compares files with one another needs them to keep to their schema.
  const present = mistakes.filter(([name]) => name !== 'a missing file');
  const { problems, message } = errorAfter(...present.map(([, make]) => make));
  const named = present.filter(([, , name, field, said]) =>
    problems.some(
      (problem) => problem.file === inFile(name) && problem.field === field && said.test(problem.message),
    ),
  );
  expect(named.length, message).toBeGreaterThanOrEqual(10);
});
