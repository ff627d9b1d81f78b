import { numeralOf } from '#src/content/designation.ts';
import type { Edition } from '../schema.ts';
import type { RegisterRow } from './edition-register.tsx';

type Service = { id: string; family: string; code?: string; name: string; numeral?: string | undefined };

/** What is drawn large for a service: the number of its code, its letters, or its name. */
const numeralFor = ({ code, numeral, name }: Service) => (code ? numeralOf(code) : (numeral ?? name));

/** The rows of the register with the colour, the numeral and the address of the page each belongs to. */
export const registerRows = (
  content: {
    editions: readonly Edition[];
    standards: readonly Service[];
    certifications: readonly Service[];
    managementServices: readonly Service[];
  },
  addressOf: (page: string) => string,
): RegisterRow[] => {
  const services: readonly Service[] = [
    ...content.standards,
    ...content.certifications,
    ...content.managementServices,
  ];
  return content.editions.flatMap((edition) => {
    const service = services.find(({ id }) => id === edition.page);
    return service
      ? [
          {
            ...edition,
            numeral: numeralFor(service),
            family: service.family,
            href: addressOf(edition.page),
          },
        ]
      : [];
  });
};
