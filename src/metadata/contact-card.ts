import type { Firm } from '#src/content/schemas/firm.ts';
import { contentLines, escapedText } from '#src/features/editions/downloads/content-lines.ts';

/**
 * The firm as a contact card: vCard 3.0 (RFC 2426), the version that address books of all makers read.
 * @param changed the day the card last changed, `2026-11-21`
 */
export const contactCard = (firm: Firm, changed: string) => {
  const { address, phones, emails } = firm;
  const numbers = Object.values(phones);
  const text = (name: string, ...values: readonly string[]) => `${name}:${values.map(escapedText).join(';')}`;
  // Groups (`item1.`) carry a label of our own for a number or an address.
  const labelled = (group: string, line: string, label: string) => [
    `${group}.${line}`,
    text(`${group}.X-ABLabel`, label),
  ];
  return contentLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    text('FN', firm.name),
    text('N', firm.name, '', '', '', ''),
    text('ORG', firm.legalName),
    'X-ABShowAs:COMPANY',
    ...numbers.flatMap(({ label, href }, index) =>
      labelled(`item${index + 1}`, text('TEL;TYPE=WORK,VOICE', new URL(href).pathname), label),
    ),
    ...Object.values(emails).flatMap((mail, index) =>
      labelled(
        `item${numbers.length + index + 1}`,
        text('EMAIL;TYPE=INTERNET,WORK', mail.address),
        mail.label,
      ),
    ),
    text('ADR;TYPE=WORK', '', '', address.street, address.city, '', '', address.country),
    `GEO:${address.latitude};${address.longitude}`,
    `URL:${firm.url}/`,
    `REV:${changed}T00:00:00Z`,
    'END:VCARD',
  ]);
};
