import type {
  BreadcrumbList,
  DefinedTermSet,
  FAQPage,
  Graph,
  Person,
  ProfessionalService,
  Service,
  WebSite,
} from 'schema-dts';
import { daysOfWeek } from '#src/content/days-of-week.ts';
import { shownPhones } from '#src/content/firm-shown.ts';
import { termsByName } from '#src/content/glossary.ts';
import { questionsOf } from '#src/content/questions.ts';
import type { Firm } from '#src/content/schemas/firm.ts';
import { plainText } from '#src/content/term-links.ts';
import type { Content } from '#src/site/content.ts';
import { trail } from '#src/site/trail.ts';

/** How the other parts of the data name the firm. */
const firmReference = ({ url }: Firm) => ({ '@id': `${url}/#firm` });

/** The hours in which the office is open. */
const openingHours = ({ hours }: Firm) =>
  hours.map(
    ({ days, opens, closes }) =>
      ({ '@type': 'OpeningHoursSpecification', dayOfWeek: daysOfWeek(days), opens, closes }) as const,
  );

/**
 * The firm as every page's footer shows it, with its hours on the contact page alone. The chat address is left out: it is no
 * profile of the firm.
 */
const firmData = (page: string, firm: Firm): ProfessionalService => {
  const { name, url, emails, address, social, since } = firm;
  const profiles = [social.facebook, social.linkedin].flatMap((link) => link?.url ?? []);
  return {
    '@type': 'ProfessionalService',
    ...firmReference(firm),
    name,
    url: `${url}/`,
    logo: `${url}/icon-512.png`,
    telephone: shownPhones(firm).map(({ number }) => number),
    email: emails.general.address,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressCountry: address.countryCode,
    },
    geo: { '@type': 'GeoCoordinates', latitude: address.latitude, longitude: address.longitude },
    ...(profiles.length > 0 && { sameAs: profiles }),
    foundingDate: String(since),
    ...(page === 'contact' && { openingHoursSpecification: openingHours(firm) }),
  };
};

/** The site itself, by which search engines name it in their results. */
const siteData = (firm: Firm): WebSite => ({
  '@type': 'WebSite',
  name: firm.name,
  url: `${firm.url}/`,
  inLanguage: 'en-GB',
  publisher: firmReference(firm),
});

/** The way from the home page to a page. */
const breadcrumbs = (page: string, content: Content): BreadcrumbList[] => {
  const isListed = content.pages.some(({ id, isListed }) => id === page && isListed);
  const steps = isListed ? trail(page, content) : [];
  const itemListElement = steps.map(
    ({ name, href }, index) =>
      ({ '@type': 'ListItem', position: index + 1, name, item: content.firm.url + href }) as const,
  );
  return steps.length > 1 ? [{ '@type': 'BreadcrumbList', itemListElement }] : [];
};

/** What a service page offers, as the page itself names and describes it, and its questions with their answers. */
const service = (
  page: string,
  { standards, certifications, managementServices, firm, pages, labels }: Content,
): (Service | FAQPage)[] => {
  const found = [...standards, ...certifications, ...managementServices].find(({ id }) => id === page);
  if (!found) return [];
  return [
    {
      '@type': 'Service',
      name: pages.find(({ id }) => id === page)?.name ?? found.name,
      description: found.tagline,
      serviceType: firm.descriptor,
      url: firm.url + found.address,
      provider: firmReference(firm),
      areaServed: { '@type': 'Country', name: firm.address.country },
    },
    {
      '@type': 'FAQPage',
      mainEntity: questionsOf(found, labels).map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
      })),
    },
  ];
};

/** The leaders of the firm whom a page shows. */
const leaders = (page: string, { team, firm }: Content): Person[] => {
  const shown = page === 'team' ? [team.chairman, ...team.directors] : [];
  return (page === 'about' ? [team.chairman] : shown).map(({ name, title }) => ({
    '@type': 'Person',
    name,
    jobTitle: title,
    worksFor: firmReference(firm),
  }));
};

/** The terms of the glossary, each with its address on the page; on no other page. */
const terms = (page: string, { glossary: { name, address, terms }, firm }: Content): DefinedTermSet[] => {
  const url = firm.url + address;
  const hasDefinedTerm = termsByName(terms.items).map(
    ({ id, term, long, meaning }) =>
      ({
        '@type': 'DefinedTerm',
        name: term,
        ...(long && { alternateName: long }),
        description: plainText(meaning),
        url: `${url}#${id}`,
      }) as const,
  );
  return page === 'glossary' ? [{ '@type': 'DefinedTermSet', name, url, hasDefinedTerm }] : [];
};

/**
 * What a page says, as data for search engines (schema.org): the firm and the site on each, and what is the page's
 * own. It holds nothing that the page does not show, and no rating of the firm by itself.
 */
export const pageData = (page: string, content: Content): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    firmData(page, content.firm),
    siteData(content.firm),
    ...breadcrumbs(page, content),
    ...service(page, content),
    ...leaders(page, content),
    ...terms(page, content),
  ],
});

/** Data as text that can stand inside a script element: no `<`, so that nothing in it can end the element. */
export const scriptJson = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');
