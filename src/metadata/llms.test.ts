import { expect, test } from 'vitest';
import { llms } from './llms.ts';

const firm = {
  name: 'Plumb and Level',
  url: 'https://www.example.com',
  descriptor: 'Consultancy',
  summary: 'We help you prepare.',
};
const groups = [
  { heading: 'The firm', pages: [{ name: 'Home', address: '/', description: 'Where to begin.' }] },
  {
    heading: 'Services',
    pages: [{ name: 'HACCP', address: '/hacpMain', description: 'Hazards, controlled.' }],
  },
];

test('is one title, what the firm is as a quotation, then the pages by group as absolute links', () => {
  expect(llms({ firm, groups })).toBe(
    [
      '# Plumb and Level',
      '',
      '> Consultancy. We help you prepare.',
      '',
      '## The firm',
      '',
      '- [Home](https://www.example.com/): Where to begin.',
      '',
      '## Services',
      '',
      '- [HACCP](https://www.example.com/hacpMain): Hazards, controlled.',
      '',
    ].join('\n'),
  );
});

test('says before the pages that what they show are samples, while they are', () => {
  const text = llms({ firm, groups, note: 'These are samples.' });
  expect(text.split('\n\n').indexOf('These are samples.')).toBe(2);
});
