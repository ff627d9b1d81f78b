import { expect, test } from 'vitest';
import { readLink } from '#src/islands/link/read-link.ts';
import { islands } from '#src/site/islands.ts';
import { answersOf, type CertificateAnswers, writeAnswers } from './answers.ts';
import { judgeCertificate, letterOf } from './judge.ts';

const checkData = islands.checkCertificate.data;
const today = '2026-11-21';

/** A certificate that nothing speaks against. */
const good: CertificateAnswers = {
  issuer: 'body',
  mark: 'yes',
  listed: 'yes',
  arrangement: 'yes',
  confirmed: 'yes',
  edition: 'iso-13485@2016',
  scope: 'yes',
  site: 'yes',
  issued: '2025-02-01',
  until: '2028-01-31',
  product: 'yes',
};

const judge = (change: CertificateAnswers, day = today) =>
  judgeCertificate({ ...good, ...change }, checkData, day);
const against = (change: CertificateAnswers) =>
  judge(change).findings.flatMap(({ point, level }) => (level === 'note' ? [] : [`${level} ${point}`]));

test('all yes, a current edition and valid dates: nothing speaks against it', () => {
  expect(judge({}).kind).toBe('good');
  expect(judge({ edition: 'iso-9001@2015' }).kind).toBe('good');
});

test('before every question is answered, only what speaks against it leads to a result', () => {
  expect(judgeCertificate({}, checkData, today)).toMatchObject({
    kind: undefined,
    findings: [],
    answered: 0,
  });
  expect(judge({ site: undefined }).kind).toBeUndefined();
  expect(judgeCertificate({ issuer: 'iso' }, checkData, today).kind).toBe('stop');
});

// What follows from a no, and from not having looked.
test.each([
  ['mark', 'ask', 'ask'],
  ['listed', 'stop', 'ask'],
  ['arrangement', 'stop', 'ask'],
  ['confirmed', 'stop', 'ask'],
  ['scope', 'stop', 'ask'],
  ['site', 'ask', 'ask'],
  ['product', 'ask', 'ask'],
] as const)('%s: a no says %s, not looked %s', (point, no, unknown) => {
  expect(against({ [point]: 'no' })).toEqual([`${no} ${point}`]);
  expect(against({ [point]: 'unknown' })).toEqual([`${unknown} ${point}`]);
});

test.each(['iso', 'firm', 'nobody'] as const)('a paper of %s is none', (issuer) => {
  expect(against({ issuer })).toEqual(['stop issuer']);
});

test.each([
  ['iso-15189@2012', 'stop', /not been accepted since 6 December 2025/],
  ['iso-15189@2022', 'good', /An accreditation, with a list of examinations/],
  ['iso-19011', 'stop', /there are no certificates to it/],
  ['ce-marking', 'ask', /ask for the declaration of conformity/],
  ['iso-37001@2016', 'good', /We could not confirm a deadline/],
  ['unknown', 'ask', /older than those listed below/],
] as const)('%s is judged by the register: %s', (edition, kind, text) => {
  const judged = judge({ edition });
  expect(judged.kind).toBe(kind);
  expect(judged.findings.map((finding) => finding.text).join(' ')).toMatch(text);
});

test('an edition stops counting on the day after its transition has ended, whatever the register still says', () => {
  const dates = { issued: '2028-01-01', until: '2030-01-01' };
  const edition = 'iso-9001@2015';
  expect(judge({ ...dates, edition }, '2029-09-30').kind).toBe('good');
  expect(judge({ ...dates, edition }, '2029-10-01').kind).toBe('stop');
  expect(judge({ ...dates, edition: 'iso-9001@2026' }, '2029-10-01').kind).toBe('good');
});

test.each([
  [{ until: '2026-11-20' }, ['stop dates']],
  [{ until: '2026-11-21', issued: '2023-11-22' }, []],
  [{ issued: '2026-11-22' }, ['ask dates']],
  [{ issued: '2028-02-01', until: '2028-01-01' }, ['ask dates']],
  [{ issued: '2025-01-30', until: '2028-01-31' }, ['ask dates']],
])('dates %j: %j', (dates, findings) => {
  expect(against(dates)).toEqual(findings);
});

test("a laboratory's paper is not asked for a mark and a list, a system's not for the register", () => {
  const laboratory = judge({ edition: 'iso-17025@2017', mark: 'no', listed: 'no' });
  expect(laboratory.kind).toBe('good');
  expect(judge({ edition: 'iso-9001@2015', register: 'no' }).kind).toBe('good');
});

test("a scheme's paper alone is asked for the register", () => {
  expect(judge({ edition: 'fssc-22000@6', register: 'no' }).kind).toBe('stop');
  expect(judge({ edition: 'fssc-22000@6' }).kind).toBeUndefined();
});

test('the letter asks what is open, and nothing else', () => {
  const letter = (change: CertificateAnswers) =>
    letterOf(judge(change), checkData, checkData.letter, checkData.judged.asks);
  expect(letter({})).toBe(checkData.letter.paragraphs.join('\n\n'));
  expect(letter({ site: 'unknown', scope: 'no' }).split('\n').slice(-2)).toEqual([
    '- Do the scope words cover what you buy?',
    '- Is the site named?',
  ]);
});

test('answers written into a link are the same when they are read, and what is unknown is named', () => {
  const editions = checkData.editions.map(({ id }) => id);
  const read = (text: string) => readLink(text, checkData.words, {}, (fields) => answersOf(fields, editions));
  expect(read(writeAnswers(good))).toEqual({ answers: good, complaint: undefined });
  expect(read('#v1&issuer=me&site=no&until=2026-13-01&x=1')).toEqual({
    answers: { site: 'no' },
    complaint: 'Not understood in this link: issuer, until, x.',
  });
});
