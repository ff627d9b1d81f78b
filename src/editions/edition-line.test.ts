import { expect, test } from 'vitest';
import { editionLine } from './edition-line.ts';
import { samples } from './fixture/editions.ts';

const lines = {
  current: 'Current.',
  expected: 'Current, {successor} {when}.',
  transition: '{successor}, until {ends}. {successor}.',
  unconfirmed: '{successor}, no day.',
  ended: '{successor} since {ends}.',
  guidance: 'Guidance {successor}.',
};

test('says by the state of an edition whether it counts, with its successor and its days', () => {
  expect(editionLine(samples.current, lines)).toBe('Current.');
  expect(editionLine(samples.inTransition, lines)).toBe(
    'ISO 9001:2026, until 31 December 2028. ISO 9001:2026.',
  );
  expect(editionLine(samples.endUnconfirmed, lines)).toBe('ISO 37001:2025, no day.');
  expect(editionLine(samples.ended, lines)).toBe('ISO 15189:2022 since 6 December 2025.');
  expect(editionLine(samples.guidance, lines)).toBe('Guidance ISO 19011:2026.');
  expect(editionLine(samples.expected, lines)).toMatch(/^Current, ISO 45001 \(revised\) .*2027\.$/);
});
