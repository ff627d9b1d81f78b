import { expect, test } from 'vitest';
import { suggestedSentence } from './suggestion.ts';

test('a sentence names the text and its fields, not what follows from them', () => {
  const saved = { phones: { office: { number: '1' } }, samples: ['phones.office.number'], changed: 'a' };
  const value = { phones: { office: { number: '2' } }, samples: [], changed: 'b' };
  expect(suggestedSentence('Contact', saved, value)).toBe('Contact: Phones, Office, Number');
  expect(suggestedSentence('Contact', saved, { ...saved, changed: 'b' })).toBe('Contact');
  const clients = [{ name: 'Hill Tea' }, { name: 'Mill' }];
  expect(suggestedSentence('Clients', clients, clients.slice(1))).toBe('Clients: Hill Tea removed');
  expect(suggestedSentence('Home', {}, { a: 1, b: 1, c: 1, d: 1, e: 1 })).toBe('Home: A; B; C and 2 more');
});
