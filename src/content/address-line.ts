import type { Firm } from './schemas/firm.ts';

/** The firm's address on one line, the city and its zone held together: `Cotta Road, Colombo 08, Sri Lanka`. */
export const addressLine = ({ address }: Pick<Firm, 'address'>) =>
  [address.street, address.city.replaceAll(' ', '\u00a0'), address.country].join(', ');

/** The town of the firm without its postal zone: `Colombo` of `Colombo 08`. */
export const townOf = ({ address }: Pick<Firm, 'address'>) => address.city.replace(/ \d+$/, '');
