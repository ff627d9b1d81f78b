import { expect, test } from 'vitest';
import { withoutSettledMarks } from './marks.ts';

const firm = { name: 'A', phones: { office: { number: '1' } }, samples: ['name', 'phones.office.number'] };

test('a value that is replaced loses its mark, and has it again once it is as it was', () => {
  const typed = { ...firm, phones: { office: { number: '2' } } };
  const now = withoutSettledMarks(firm, firm, typed);
  expect(now).toEqual({ ...typed, samples: ['name'] });
  expect(withoutSettledMarks(firm, now, { ...typed, phones: firm.phones })).toEqual(firm);
});

const people = {
  directors: [
    { name: 'B. Sample', icon: 'x', sample: true },
    { name: 'C', description: 'Sample qualifications', sample: true },
  ],
};
const [first, second] = people.directors;

test('an entry loses its mark with its real name, not while one of its texts calls itself a sample', () => {
  const typed = { directors: [{ ...first, name: 'K. Silva' }, second] };
  expect(withoutSettledMarks(people, people, typed)).toEqual({
    directors: [{ name: 'K. Silva', icon: 'x' }, second],
  });
  const named = { directors: [first, { ...second, name: 'K. Silva' }] };
  expect(withoutSettledMarks(people, people, named)).toEqual(named);
  const described = { directors: [first, { name: 'K. Silva', description: 'Real', sample: true }] };
  expect(withoutSettledMarks(people, named, described)).toEqual({
    directors: [first, { name: 'K. Silva', description: 'Real' }],
  });
});

test('an entry keeps its mark when it gets a picture alone', () => {
  const pictured = { directors: [{ ...first, name: 'Mill A' }, second] };
  const given = { directors: [{ ...first, name: 'Mill A', logo: 'mill.svg' }, second] };
  expect(withoutSettledMarks(people, pictured, given)).toEqual(given);
});

test('entries that change places, and a mark that a person sets, keep their marks', () => {
  const moved = { directors: [second, first] };
  expect(withoutSettledMarks(people, people, moved)).toEqual(moved);
  const real = { directors: [{ name: 'K. Silva', icon: 'x' }, second] };
  const marked = { directors: [{ name: 'K. Silva', icon: 'x', sample: true }, second] };
  expect(withoutSettledMarks(real, real, marked)).toEqual(marked);
});

const client = { name: 'Hill Tea Ltd', sector: 'Tee', sample: true };
/** The entry after one text after the other was written. */
const written = (...texts: Partial<typeof client>[]) => {
  let entry: unknown = client;
  for (const text of texts) entry = withoutSettledMarks(client, entry, Object.assign({}, entry, text));
  return entry;
};

test('a slip that is mended leaves the mark; a name typed letter by letter takes it, typed again brings it back', () => {
  const mended = { name: 'Hill Teas Ltd', sector: 'Tea' };
  expect(written({ sector: mended.sector }, { name: mended.name })).toEqual({ ...mended, sample: true });
  const another = [{ name: 'Hill Tea Lt' }, { name: 'Hill' }, { name: 'R' }, { name: 'Rock' }];
  expect(written(...another)).toEqual({ name: 'Rock', sector: 'Tee' });
  expect(written(...another, { name: 'Hill Tea Lt' })).toEqual({ ...client, name: 'Hill Tea Lt' });
});
