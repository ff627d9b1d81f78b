import { expect, test } from 'vitest';
import { sampleEditions, samples } from '../fixture/editions.ts';
import { editionLabels } from '../fixture/labels.ts';
import { calendar } from './calendar.ts';

const context = {
  title: 'Plumb, Level: editions',
  url: 'https://www.example.com',
  labels: editionLabels,
  addressOf: (page: string) => `/${page}Main`,
  disclaimer: 'Orientation only; confirm it.',
};
const text = calendar(sampleEditions, context);
const lines = text.replaceAll('\r\n ', '').split('\r\n');
const values = (name: string) =>
  lines.filter((line) => line.startsWith(`${name}:`)).map((line) => line.slice(name.length + 1));

// What it says of the register is read by another reader, of the built site: tests/html.
test("each day of an edition is an event whose name says how sure it is; one body's own date is none", () => {
  expect(values('SUMMARY')).toEqual([
    'ISO 9001:2015: New certificates to the successor only from (reported)',
    'ISO 9001:2015: Transition ends (reported)',
  ]);
  expect(calendar([samples.ended], context)).toContain('SUMMARY:ISO 15189:2012: Transition ends\r\n');
  expect(calendar([samples.endUnconfirmed], context)).not.toContain('VEVENT');
});

test('identifiers and stamps are the same at every build: page and kind, and the day of the check', () => {
  expect(values('UID')).toEqual(['iso-9001-newOnly@www.example.com', 'iso-9001-ends@www.example.com']);
  expect(values('DTSTAMP')).toEqual(['20261121T000000Z', '20261121T000000Z']);
});

test('text is escaped and names certainty, source and page', () => {
  expect(values('X-WR-CALNAME')).toEqual(['Plumb\\, Level: editions']);
  expect(values('DESCRIPTION')[0]).toBe(
    'Reported: several agree\\; confirm it. Checked on: 2026-11-21.\\nSource: NSF\\, as cited by others\\; "two statements"\\, one of them later' +
      '\\nOrientation only\\; confirm it.\\nhttps://www.example.com/iso-9001Main',
  );
});
