import { fill } from './fill.ts';
import type { Firm } from './schemas/firm.ts';
import type { Labels } from './schemas/labels.ts';

// What pages show of the facts of the firm.

/** The firm's address on one line, the city and its zone held together: `Cotta Road, Colombo 08, Sri Lanka`. */
export const addressLine = ({ address }: Pick<Firm, 'address'>) =>
  [address.street, address.city.replaceAll(' ', '\u00a0'), address.country].join(', ');

/** The town of the firm without its postal zone: `Colombo` of `Colombo 08`. */
export const townOf = ({ address }: Pick<Firm, 'address'>) => address.city.replace(/ \d+$/, '');

const degrees = (value: number, letters: readonly [string, string]) => {
  const minutes = Math.round(Math.abs(value) * 60);
  return `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′\u00a0${letters[value < 0 ? 1 : 0]}`;
};

/** Latitude and longitude in degrees, as a chart writes them: `6°55′ N 79°53′ E`; a line never begins with a letter. */
export const position = ({ latitude, longitude }: { latitude: number; longitude: number }) =>
  `${degrees(latitude, ['N', 'S'])} ${degrees(longitude, ['E', 'W'])}`;

/** The telephones that stand on every page: the first two. The contact page has all. */
export const shownPhones = ({ phones }: Pick<Firm, 'phones'>) => Object.values(phones).slice(0, 2);

/** A telephone number as it is printed, with country code, and the link that calls it. */
export const callTo = (number: string) => ({ value: number, href: `tel:${number.replaceAll(' ', '')}` });

/** A mail address, and the link that writes to it. */
export const mailTo = (address: string) => ({ value: address, href: `mailto:${address}` });

/**
 * The messaging address with a greeting that names the page it was opened from; undefined where the firm answers no
 * messages.
 */
export const chatLink = (
  { social }: Pick<Firm, 'social'>,
  { chat }: Pick<Labels, 'chat'>,
  pageTitle: string,
) => {
  if (!social.whatsapp) return undefined;
  const url = new URL(social.whatsapp.url);
  url.searchParams.set('text', chat.greeting.replace('{page}', pageTitle));
  return url.href;
};

/** When the office is open, a line for each part of the week; `{opens}` and `{closes}` of the words are filled in. */
export const officeHours = (hours: Firm['hours'], span: string) =>
  hours.map(({ days, opens, closes }) => ({ days, span: fill(span, { opens, closes }) }));
