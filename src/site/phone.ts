import type { Firm } from '#src/content/schemas/firm.ts';

/** `+94 11 000 0000` → `tel:+94110000000` */
export const telephoneLink = (number: string) => `tel:${number.replaceAll(' ', '')}`;

/** The two telephones that every page shows in its footer. */
export const footerPhones = ({ phones }: Pick<Firm, 'phones'>) => [phones.office, phones.chairman];
