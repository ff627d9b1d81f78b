import type { Firm } from '#src/content/schemas/firm.ts';
import { addressLine } from '#src/site/address-line.ts';
import { telephoneLink } from '#src/site/phone.ts';
import type { CorporateEntry } from './corporate-information.tsx';

/** Address, three telephone numbers and two e-mail addresses, in this order. */
export const corporateEntries = (firm: Firm, addressLabel: string): CorporateEntry[] => [
  { label: addressLabel, value: addressLine(firm) },
  ...[firm.phones.office, firm.phones.chairman, firm.phones.director].map(({ label, number }) => ({
    label,
    value: number,
    href: telephoneLink(number),
  })),
  ...[firm.emails.general, firm.emails.director].map(({ label, address }) => ({
    label,
    value: address,
    href: `mailto:${address}`,
  })),
];
