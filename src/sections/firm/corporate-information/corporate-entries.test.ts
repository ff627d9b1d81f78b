import { expect, test } from 'vitest';
import { emails, phones } from '#src/content/fixture/reach.ts';
import { content } from '#src/site/content.ts';
import { corporateEntries } from './corporate-entries.ts';

const firm = { ...content.firm, phones, emails };

test('address, three telephone numbers and two e-mail addresses, each number and address a link', () => {
  expect(corporateEntries(firm, 'Address').map(({ label, href }) => [label, href])).toEqual([
    ['Address', undefined],
    ['Office', 'tel:+94110000000'],
    ['Chairman', 'tel:+94770000000'],
    ['Director', 'tel:+94770000001'],
    ['Enquiries', 'mailto:info@example.com'],
    ['Director', 'mailto:director@example.com'],
  ]);
});
