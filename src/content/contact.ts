import { z } from 'zod';
import { namedSign } from './tidy.ts';

/** What a call needs: nine digits in Sri Lanka, without the 0 that is dialled there alone; elsewhere at least eight in all. */
const hasItsDigits = (number: string) => {
  const digits = number.replace(/\D/g, '');
  return digits.startsWith('94') ? /^94[1-9]\d{8}$/.test(digits) : /^[1-9]\d{7,14}$/.test(digits);
};

/**
 * A telephone number as it is printed, in groups with blanks between them, however it was pasted: `+94-11-234-5678`,
 * `+94 (0)11 234 5678`, `+94112345678`. What is no sign of a number stays, to be named.
 */
export const tidyTelephone = (written: string) => {
  const grouped = written
    .replace(/^tel:/i, '')
    .replace('(0)', ' ')
    .replace(/[\p{Pd}\u2212().·/]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^00 ?(?=[1-9])|^\+ /, '+');
  const [, area, first, last] = /^\+94([1-9]\d)(\d{3})(\d{4})$/.exec(grouped.replaceAll(' ', '')) ?? [];
  return area && !groups.test(grouped) ? `+94 ${area} ${first} ${last}` : grouped;
};

const groups = /^\+\d{1,3}( \d{2,4}){2,4}$/;

/** Why a tidied telephone number cannot be printed and called; undefined when it can. */
export const telephoneFault = (number: string) => {
  const [sign] = /[^\d+ ]/u.exec(number) ?? [];
  if (sign) return `holds ${namedSign(sign)}: write digits alone, in groups: +94 11 000 0000`;
  if (!number.startsWith('+')) return 'must begin with the country code, in groups: +94 11 000 0000';
  if (!hasItsDigits(number))
    return 'has too few or too many digits: behind +94 stand nine, and no 0 before them';
  return groups.test(number)
    ? undefined
    : 'must have a blank behind the country code and groups of two to four digits: +94 11 000 0000';
};

/** The first sign that no address has, in words to stand behind what is wrong with it. */
const strangeSign = (address: string) => {
  const [sign] = /[^\x21-\x7e]/u.exec(address) ?? [];
  return sign ? `; it holds ${sign === ' ' ? 'a blank' : namedSign(sign)}` : '';
};

export const isMail = (address: string) => z.regexes.email.test(address);

export const mailFault = (address: string) =>
  `must be an e-mail address, such as info@example.com${strangeSign(address)}`;

/** With the full name of a host in Latin letters, as others reach it; nobody's password, and no space within. */
export const isPublic = (url: string) =>
  /^https:\/\/([a-z\d-]+\.)+[a-z]{2,}(:\d+)?([/?#]\S*)?$/i.test(url) && URL.canParse(url);

/** Why a link leads nowhere outside this site; undefined where it does, and for those within, which are looked up. */
export const linkFault = (href: string) => {
  const [, scheme, rest = ''] = /^(mailto|tel):(.*)$/.exec(href) ?? [];
  if (scheme === 'mailto')
    return isMail(rest.replace(/\?.*$/, ''))
      ? undefined
      : `has a link to "${href}": give an e-mail address, as mailto:info@example.com`;
  if (scheme === 'tel')
    return rest.startsWith('+') && hasItsDigits(rest)
      ? undefined
      : `has a link to "${href}": give a number with its country code, as tel:+94110000000`;
  return isPublic(href) || /^\/[\w/-]*(#[a-z0-9-]+)?$/.test(href)
    ? undefined
    : `has a link to "${href}": give the address of a page, such as /contact, or one that begins with https://, mailto: or tel:`;
};

export const publicFault = (url: string) =>
  `must be a full address beginning with https:// and the whole name of the host, in Latin letters, without spaces or a password${strangeSign(url)}`;
