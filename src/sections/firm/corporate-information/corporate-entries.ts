import type { Fact } from '#src/components/fact-list/fact-list.tsx';
import { addressLine } from '#src/content/firm-shown.ts';
import type { Firm } from '#src/content/schemas/firm.ts';

/** The address, every telephone number and every e-mail address, in this order. */
export const corporateEntries = (firm: Firm, addressLabel: string): Fact[] => [
  { label: addressLabel, value: addressLine(firm) },
  ...Object.values(firm.phones).map(({ label, number, href }) => ({ label, value: number, href })),
  ...Object.values(firm.emails).map(({ label, address }) => ({
    label,
    value: address,
    href: `mailto:${address}`,
  })),
];
