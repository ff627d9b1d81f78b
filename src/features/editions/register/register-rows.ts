import { numeralOf } from '#src/content/designation.ts';
import type { Edition } from '../schema.ts';
import type { RegisterRow } from './edition-register.tsx';

type Service = { id: string; family: string; code?: string; name: string; numeral?: string | undefined };

/** What is drawn large for a service: the number of its code, its letters, or its name. */
const numeralFor = ({ code, numeral, name }: Service) => (code ? numeralOf(code) : (numeral ?? name));

/** The rows of the register with the colour, the numeral and the address of the page each belongs to. */
export const registerRows = (
  editions: readonly Edition[],
  services: readonly Service[],
  addressOf: (page: string) => string,
): RegisterRow[] =>
  editions.flatMap((edition) =>
    services
      .filter(({ id }) => id === edition.page)
      .map((service) => ({
        ...edition,
        numeral: numeralFor(service),
        family: service.family,
        href: addressOf(edition.page),
      })),
  );
