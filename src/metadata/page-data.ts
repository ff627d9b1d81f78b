import type { Graph, Thing } from 'schema-dts';
import { daysOfWeek } from '#src/content/days-of-week.ts';
import { shownPhones } from '#src/content/firm-shown.ts';
import { termsByName } from '#src/content/glossary.ts';
import { questionsOf } from '#src/content/questions.ts';
import { plainText } from '#src/content/term-links.ts';
import { content } from '#src/site/content.ts';
import { pageById } from '#src/site/pages.ts';
import { trail } from '#src/site/trail.ts';

const { firm, glossary, labels, team } = content;
const { name, url, emails, address, social } = firm;

/** How the other parts of the data name the firm. */
const firmReference = { '@id': `${url}/#firm` };

/**
 * The firm as every page's footer shows it, with its hours on the contact page alone. The chat address is left out: it is no
 * profile of the firm.
 */
const firmData = (page: string) => {
  const profiles = [social.facebook, social.linkedin].flatMap((link) => link?.url ?? []);
  const hours = firm.hours.map(
    ({ days, opens, closes }) =>
      ({ '@type': 'OpeningHoursSpecification', dayOfWeek: daysOfWeek(days), opens, closes }) satisfies Thing,
  );
  return {
    '@type': 'ProfessionalService',
    ...firmReference,
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
    foundingDate: String(firm.since),
    ...(page === 'contact' && { openingHoursSpecification: hours }),
  } satisfies Thing;
};

/** The site itself, by which search engines name it in their results. */
const siteData = {
  '@type': 'WebSite',
  name,
  url: `${url}/`,
  inLanguage: 'en-GB',
  publisher: firmReference,
} satisfies Thing;

/** The way from the home page to a page. */
const breadcrumbs = (page: string) => {
  const steps = pageById(page).isListed ? trail(page) : [];
  const itemListElement = steps.map(
    ({ name, href }, index) =>
      ({ '@type': 'ListItem', position: index + 1, name, item: url + href }) satisfies Thing,
  );
  return steps.length > 1 ? [{ '@type': 'BreadcrumbList', itemListElement } satisfies Thing] : [];
};

/** What a service page offers, as the page itself names and describes it, and its questions with their answers. */
const service = (page: string) => {
  const { standards, certifications, managementServices } = content;
  const found = [...standards, ...certifications, ...managementServices].find(({ id }) => id === page);
  if (!found) return [];
  const mainEntity = questionsOf(found, labels).map(
    ({ question, answer }) =>
      ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
      }) satisfies Thing,
  );
  return [
    {
      '@type': 'Service',
      name: pageById(page).name,
      description: found.tagline,
      serviceType: firm.descriptor,
      url: url + found.address,
      provider: firmReference,
      areaServed: { '@type': 'Country', name: address.country },
    },
    { '@type': 'FAQPage', mainEntity },
  ] satisfies Thing[];
};

/** The leaders of the firm whom a page shows. */
const leaders = (page: string) => {
  const shown = page === 'team' ? [team.chairman, ...team.directors] : [];
  return (page === 'about' ? [team.chairman] : shown).map(
    ({ name, title }) =>
      ({ '@type': 'Person', name, jobTitle: title, worksFor: firmReference }) satisfies Thing,
  );
};

/** The terms of the glossary, each with its address on the page; on no other page. */
const terms = (page: string) => {
  if (page !== 'glossary') return [];
  const here = url + glossary.address;
  const hasDefinedTerm = termsByName(glossary.terms.items).map(
    ({ id, term, long, meaning }) =>
      ({
        '@type': 'DefinedTerm',
        name: term,
        ...(long && { alternateName: long }),
        description: plainText(meaning),
        url: `${here}#${id}`,
      }) satisfies Thing,
  );
  return [{ '@type': 'DefinedTermSet', name: glossary.name, url: here, hasDefinedTerm } satisfies Thing];
};

/**
 * What a page says, as data for search engines (schema.org): the firm and the site on each, and what is the page's
 * own. It holds nothing that the page does not show, and no rating of the firm by itself.
 */
export const pageData = (page: string): Graph => ({
  '@context': 'https://schema.org',
  '@graph': [
    firmData(page),
    siteData,
    ...breadcrumbs(page),
    ...service(page),
    ...leaders(page),
    ...terms(page),
  ],
});

/** Data as text that can stand inside a script element: no `<`, so that nothing in it can end the element. */
export const scriptJson = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');
