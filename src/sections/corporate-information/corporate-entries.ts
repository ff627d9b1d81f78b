import { addressLine } from '#src/content/address-line.ts';
import type { Firm } from '#src/content/schemas/firm.ts';
import type { CorporateEntry } from './corporate-information.tsx';

/** Address, three telephone numbers and two e-mail addresses, in this order. */
export const corporateEntries = (firm: Firm, addressLabel: string): CorporateEntry[] => [
  { label: addressLabel, value: addressLine(firm) },
  ...[firm.phones.office, firm.phones.chairman, firm.phones.director].map(({ label, number, href }) => ({
    label,
    value: number,
    href,
  })),
  ...[firm.emails.general, firm.emails.director].map(({ label, address }) => ({
    label,
    value: address,
    href: `mailto:${address}`,
  })),
];
