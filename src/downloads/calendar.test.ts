import { expect, test } from 'vitest';
import { sampleEditions, samples } from '#src/editions/fixture/editions.ts';
import { editionLabels } from '#src/editions/fixture/labels.ts';
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

test('one event for each known deadline, the earlier first, and none for a standard without dates', () => {
  expect(values('SUMMARY')).toEqual([
    'ISO 9001:2015: New certificates to the successor only from (Reported)',
    'ISO 9001:2015: Transition ends (Reported)',
  ]);
});

test('a date that is checked carries no mark in its name', () => {
  expect(calendar([samples.ended], context)).toContain('SUMMARY:ISO 15189:2012: Transition ends\r\n');
});

test("one body's own date is not in it", () => {
  expect(calendar([samples.endUnconfirmed], context)).not.toContain('VEVENT');
});

test('identifiers say page and kind, so that they are the same at every build', () => {
  expect(values('UID')).toEqual(['iso-9001-newOnly@www.example.com', 'iso-9001-ends@www.example.com']);
});

test('an event lasts its whole day and ends before the next, also at the end of a year', () => {
  expect(lines).toContain('DTSTART;VALUE=DATE:20281231');
  expect(lines).toContain('DTEND;VALUE=DATE:20290101');
});

test('the stamp is the day of the check, not of the build', () => {
  expect(values('DTSTAMP')).toEqual(['20261121T000000Z', '20261121T000000Z']);
});

test('text is escaped and names certainty, source and page', () => {
  expect(values('X-WR-CALNAME')).toEqual(['Plumb\\, Level: editions']);
  expect(values('DESCRIPTION')[0]).toBe(
    'Reported: several agree\\; confirm it. Checked on: 2026-11-21.\\nSource: NSF\\, as cited by others\\; "two statements"\\, one of them later' +
      '\\nOrientation only\\; confirm it.\\nhttps://www.example.com/iso-9001Main',
  );
});

test('begins and ends as a calendar, with CRLF and no line over 75 octets', () => {
  expect(text.startsWith('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n')).toBe(true);
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});
