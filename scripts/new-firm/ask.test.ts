import { projectRoot } from '@site/hosting';
import { expect, test } from 'vitest';
import { answersOf } from './answers.ts';
import { askRest } from './ask.ts';
import { faultsOf } from './new-firm.ts';

/** A person who types one line after the other: the answers, and what was said. */
const typing = async (lines: readonly string[], given: Record<string, unknown> = {}) => {
  const left = [...lines];
  const asked: string[] = [];
  const said: string[] = [];
  const answers = await askRest(answersOf(given, 'given'), {
    prompt: (question) => {
      asked.push(question);
      return Promise.resolve(left.shift() ?? '');
    },
    say: (line) => said.push(line),
    faults: (all, id) => faultsOf(projectRoot, all, id),
  });
  expect(left).toEqual([]);
  return { answers, asked, said: said.join('\n') };
};

const known = {
  name: 'Plumb & Level',
  street: '7 Temple Road',
  city: 'Kandy 02',
  position: '7.291, 80.635',
  since: 2011,
  phones: ['Office: +94 81 555 0100'],
  emails: ['Enquiries: hello@example.com'],
};

test('asks for everything that is not known, lists until nothing more is typed', async () => {
  const { answers, asked } = await typing(
    ['2016', 'Office', '#1d5c38', 'tea: #8a1d5c', '', 'iso-18404', ''],
    { ...known, legalName: 'Plumb & Level (Private) Limited' },
  );
  expect(answers).toMatchObject({
    incorporated: '2016',
    colour: '#1d5c38',
    families: ['tea: #8a1d5c'],
    without: ['iso-18404'],
  });
  expect(asked.filter((question) => question.startsWith('Name of the firm'))).toEqual([]);
});

test('says at once what is wrong, in the words of the content check, and asks again', async () => {
  const { phones: _, since: __, position: ___, ...rest } = known;
  const { answers, said } = await typing(
    [
      '',
      '',
      'here',
      '80.635, 7.291',
      '7.291, 80.635',
      'long ago',
      '2011',
      '',
      '',
      'Office: 081 555 0100',
      'Office: +94 81 555 0100',
    ],
    rest,
  );
  expect(said).toMatch(/This one is needed/);
  expect(said).toMatch(/address\.latitude .*must be between 5\.8 and 9\.9.*is it the longitude\?/);
  expect(said).toMatch(/Write degrees north, a comma, then degrees east/);
  expect(said).toMatch(/Write a year in four digits/);
  expect(said).toMatch(/phones\.office\.number .*must begin with the country code/);
  expect(answers.phones).toEqual(['Office: +94 81 555 0100']);
});

test.each([
  [{ chat: 'Reception' }, 'chat', /is none of the telephones above: choose one of office/],
  [{ emails: ['hello'] }, 'emails', /must be an e-mail address/],
  [{ incorporated: '1999' }, 'incorporated', /is before 2011/],
  [{ colour: 'green' }, 'colour', /green is no colour/],
  [{ without: ['iso-1'] }, 'without', /iso-1 is no standard of this site: choose of .*iso-9001/],
] as const)('names what is wrong with %o', (given, id, message) => {
  const answers = answersOf({ ...known, ...given }, 'given');
  expect(faultsOf(projectRoot, answers, id).join('\n')).toMatch(message);
});

test('a file of answers that cannot be read is refused by the names of its fields', () => {
  expect(() => answersOf({ ...known, town: 'Kandy', since: [1] }, 'second-firm.yaml')).toThrow(
    /second-firm\.yaml: .*town.* cannot be read\. Give a text, or a list of texts, for: name, legalName/,
  );
});
