import type { ProfessionalService, WebSite } from 'schema-dts';
import type { Firm } from '#src/content/schemas/firm.ts';
import { shownPhones } from '#src/content/shown-phones.ts';

/** How the other parts of the data name the firm. */
export const firmReference = ({ url }: Pick<Firm, 'url'>) => ({ '@id': `${url}/#firm` });

/** The firm as every page's footer shows it. The chat address is left out: it is no profile of the firm. */
export const firmData = (firm: Firm) => {
  const { name, url, phones, emails, address, social, since } = firm;
  const profiles = [social.facebook, social.linkedin].flatMap((link) => link?.url ?? []);
  return {
    '@type': 'ProfessionalService',
    ...firmReference(firm),
    name,
    url: `${url}/`,
    logo: `${url}/icon-512.png`,
    telephone: shownPhones({ phones }).map(({ number }) => number),
    email: emails.general.address,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressCountry: address.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
    foundingDate: String(since),
  } satisfies ProfessionalService;
};

/** The site itself, by which search engines name it in their results. */
export const siteData = (firm: Firm) =>
  ({
    '@type': 'WebSite',
    name: firm.name,
    url: `${firm.url}/`,
    inLanguage: 'en-GB',
    publisher: firmReference(firm),
  }) satisfies WebSite;
