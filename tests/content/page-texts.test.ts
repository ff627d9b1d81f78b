import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { sentencesIn, textsIn, wordsOf } from './sentences.ts';
import { content, files } from './this-content.ts';

const mostWords = 30;
const mostSharedWords = 8;
/** How much of their wording two sentences may have in common: a copy varied by hand is still a copy. */
const mostAlike = 0.5;

/** `the night shift works` → `the night shift`, `night shift works` */
const threes = (sentence: string) => {
  const words = wordsOf(sentence.toLowerCase()).map((word) => word.replace(/[^\p{L}\d{}.-]|\.$/gu, ''));
  return new Set(words.slice(2).map((_, index) => words.slice(index, index + 3).join(' ')));
};

/** The three-word groups that two sentences share, of all that they have. */
const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>) => {
  const shared = [...one].filter((group) => other.has(group)).length;
  return shared / (one.size + other.size - shared);
};

/** Sentences of more than eight words that stand, or nearly stand, in two of the files. */
const sharedSentences = (files: ReadonlyMap<string, string>) => {
  const long = [...files].flatMap(([file, text]) =>
    sentencesIn(text)
      .filter((sentence) => wordsOf(sentence).length > mostSharedWords)
      .map((sentence) => ({ file, sentence, groups: threes(sentence) })),
  );
  // Compared are those alone that have a group in common: of all pairs one in thousands.
  const holders = new Map<string, typeof long>();
  return long.flatMap((one) => {
    const near = new Set([...one.groups].flatMap((group) => holders.get(group) ?? []));
    for (const group of one.groups) holders.set(group, [...(holders.get(group) ?? []), one]);
    return [...near]
      .filter((other) => other.file !== one.file && likeness(one.groups, other.groups) >= mostAlike)
      .map((other) => `${other.file}: ${other.sentence} | ${one.file}: ${one.sentence}`);
  });
};

it(`says nothing in sentences of more than ${mostWords} words: split those below`, () => {
  const sentences = [...files.values()].flatMap(sentencesIn);
  expect(sentences.filter((sentence) => wordsOf(sentence).length > mostWords)).toEqual([]);
});

const below = (folders: RegExp) => new Map([...files].filter(([file]) => folders.test(file)));
/** All but the sentences and words that pages share. */
const ownFiles = below(/^content\/(?!(phrases|labels)\.yaml$)/);

it('says no sentence of more than eight words in two files: move what they share to phrases.yaml', () => {
  expect(sharedSentences(ownFiles)).toEqual([]);
});

it.each([
  ['the same', 'A buyer abroad cannot walk your floor before the order.'],
  ['varied by hand', 'A buyer from abroad cannot walk your floor before the order.'],
])('finds a sentence that is %s, and none that is a token', (_, copy) => {
  const page = (text: string) => `text: '{phrases.decision} ${text}'`;
  const original = page('Short. A buyer abroad cannot walk your floor before the order.');
  const found = (text: string) =>
    sharedSentences(
      new Map([
        ['a.yaml', original],
        ['b.yaml', page(text)],
      ]),
    );
  expect(found(`Another. ${copy}`)).toHaveLength(1);
  expect(found('Another. Nothing that page a.yaml has said before in these words.')).toEqual([]);
});

const { emails, legalName, name, phones, url } = content.firm;
const once = [...Object.values(emails).map(({ address }) => address), name, legalName, url];
// A telephone however it is grouped, with the country code or with a nought in its place.
const national = Object.values(phones).map(({ number }) => number.replace(/\D/g, '').slice(2));

it.each([...once, ...national])('has %s in firm.yaml alone', (fact) => {
  const others = below(/^content\/(?!firm\.yaml$)/);
  const ungrouped = (text: string) => `${text} ${text.replace(/(?<=\d)[ ()-]+(?=\d)/g, '')}`;
  expect([...others].filter(([, text]) => ungrouped(text).includes(fact)).map(([file]) => file)).toEqual([]);
});

const ranged = [...content.standards, ...content.certifications];

// Audits of one's own, project work and products differ too much for a range of months.
const withoutRange: ReadonlySet<string> = new Set(['iso-18404', 'iso-19011', 'ce-marking']);

it.each(ranged)('$id says for whom it is, how long it takes and what drives the cost', ({ id, facts }) => {
  const time = withoutRange.has(id) ? expect.anything() : expect.stringMatching(/\d+ to \d+ months/);
  const said = Object.fromEntries(facts.map(({ label, value }) => [label, value]));
  expect(said).toMatchObject({
    'For whom': expect.anything(),
    'How long': time,
    'What drives the cost': expect.anything(),
  });
});

it.each(content.managementServices)('$id gives in its opening how long the work takes', ({ facts }) => {
  expect(facts.map(({ label }) => label)).toContain('Duration');
});

/** What a page says itself, without what it shares. */
const ownWords = (text: string) => wordsOf(text.replace(/\{[^}]*\}/g, ''));

describe.each([
  { field: 'duration', about: /\b(months|weeks|pace|round|cycle|projects?)\b/i },
  { field: 'cost', about: /\b(bills?|charges?|fees?|paid|pays?|own cost|drives?)\b/i },
])('the answer on $field', ({ field, about }) => {
  const answers = [...below(/^content\/(standards|certifications|management)\//)].map(([file, text]) => {
    const answer = textsIn({ answer: Reflect.get(Object(parse(text)), field) }).join('');
    return { file, answer };
  });

  it.each(answers)('is in $file, in words of its own', ({ answer }) => {
    expect(ownWords(answer).length).toBeGreaterThanOrEqual(15);
    expect(answer).toMatch(about);
  });
});
