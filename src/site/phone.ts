/** `+94 11 000 0000` → `tel:+94110000000` */
export const telephoneLink = (number: string) => `tel:${number.replaceAll(' ', '')}`;
