import type { Firm } from '#src/content/schemas/firm.ts';
import { contentLines, escapedText } from '#src/features/editions/downloads/content-lines.ts';

/**
 * The firm as a contact card: vCard 3.0 (RFC 2426), the version that address books of all makers read.
 * @param changed the day the card last changed, `2026-11-21`
 */
export const contactCard = (firm: Firm, changed: string) => {
  const { address, phones, emails } = firm;
  const text = (name: string, ...values: readonly string[]) => `${name}:${values.map(escapedText).join(';')}`;
  const phoneLine = (href: string) => text('TEL;TYPE=WORK,VOICE', href.replace('tel:', ''));
  const ways = [
    ...Object.values(phones).map(({ label, href }) => ({ label, line: phoneLine(href) })),
    ...Object.values(emails).map(({ label, address }) => ({
      label,
      line: text('EMAIL;TYPE=INTERNET,WORK', address),
    })),
  ];
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    text('FN', firm.name),
    text('N', firm.name, '', '', '', ''),
    text('ORG', firm.legalName),
    'X-ABShowAs:COMPANY',
    // Groups (`item1.`) carry a label of our own for a number or an address.
    ...ways.flatMap(({ label, line }, index) => [
      `item${index + 1}.${line}`,
      text(`item${index + 1}.X-ABLabel`, label),
    ]),
    text('ADR;TYPE=WORK', '', '', address.street, address.city, '', '', address.country),
    `GEO:${address.latitude};${address.longitude}`,
    `URL:${firm.url}/`,
    `REV:${changed}T00:00:00Z`,
    'END:VCARD',
  ]);
};
