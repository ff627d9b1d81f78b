import { expect, test } from 'vitest';
import { valueAt, withValueAt } from '../field-words.ts';
import { withoutSettledMarks } from './marks.ts';

/** What the form shows after one field after the other was written. */
const written = (saved: object, ...fields: [field: string, value: unknown][]) => {
  let now: unknown = saved;
  for (const [field, value] of fields)
    now = withoutSettledMarks(saved, now, withValueAt(now, field, value), field);
  return now;
};

test('a value that is replaced loses its mark, and has it again once it is as it was', () => {
  const firm = { name: 'A', phones: { office: { number: '1' } }, samples: ['name', 'phones.office.number'] };
  const typed = written(firm, ['phones.office.number', '2']);
  expect(typed).toEqual({ ...firm, phones: { office: { number: '2' } }, samples: ['name'] });
  expect(written(firm, ['phones.office.number', '2'], ['phones.office.number', '1'])).toEqual(firm);
});

const tea = { name: 'Hill Tea Ltd', sector: 'Tee', sample: true };
const mill = { name: 'Mill', description: 'Sample qualifications', sample: true };
const real = { name: 'K. Silva' };
const saved = { clients: [tea, mill, real] };
const fresh = { name: 'Rock', sector: 'Rubber', sample: true };

// Which of the entries are marked, after what was written.
test.each<[name: string, marked: boolean[], ...fields: [field: string, value: unknown][]]>([
  ['goes with its real name', [false, true, false], ['[0].name', 'Rock']],
  [
    'goes letter by letter',
    [false, true, false],
    ['[0].name', 'Hill Tea Lt'],
    ['[0].name', 'R'],
    ['[0].name', 'Rock'],
  ],
  [
    'is there again with the old name',
    [true, true, false],
    ['[0].name', 'Rock'],
    ['[0].name', 'Hill Tea Lt'],
  ],
  ['stays when a slip is mended', [true, true, false], ['[0].sector', 'Tea'], ['[0].name', 'Hill Teas Ltd']],
  ['stays while a text calls itself a sample', [true, true, false], ['[1].name', 'Rock']],
  ['goes with that text', [true, false, false], ['[1].name', 'Rock'], ['[1].description', 'Real']],
  ['stays with a picture alone', [true, true, false], ['[0].logo', 'tea.svg']],
  ['stays when entries change places', [true, false, true], ['', [mill, real, tea]]],
  ['stays where a person sets it', [true, true, true], ['[2].sample', true], ['[2].name', 'K. de Silva']],
  [
    'stays where a person sets it on a new entry',
    [true, true, false, true],
    ['', [...saved.clients, {}]],
    ['[3].name', 'Rock'],
    ['[3].sample', true],
    ['[3].name', 'Another'],
  ],
  [
    'stays on one that comes for another',
    [true, true, false],
    ['', [mill, real]],
    ['', [fresh, mill, real]],
    ['[0].sector', 'Tea'],
  ],
  ['goes from a copy with its real name', [true, false], ['', [tea, tea]], ['[1].name', 'Rock']],
])('the mark of an entry %s', (_, marked, ...fields) => {
  const now = written(saved, ...fields.map(([at, value]) => [`clients${at}`, value] as [string, unknown]));
  expect(now).not.toHaveProperty('sample');
  expect(marked.map((__, index) => valueAt(now, `clients[${index}].sample`) === true)).toEqual(marked);
});
