/** A telephone number as it is printed, with country code, and the link that calls it. */
export const callTo = (number: string) => ({ value: number, href: `tel:${number.replaceAll(' ', '')}` });

/** A mail address, and the link that writes to it. */
export const mailTo = (address: string) => ({ value: address, href: `mailto:${address}` });
