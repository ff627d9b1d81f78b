import type { Graph } from 'schema-dts';
import { questionsOf } from '#src/content/questions.ts';
import { plainText } from '#src/content/term-links.ts';
import type { Content } from '#src/site/content.ts';
import { trail } from '#src/site/trail.ts';
import { firmData, siteData } from './firm.ts';
import { openingHours } from './opening-hours.ts';
import { breadcrumbData, personData, questionData, serviceData, termSetData } from './page-parts.ts';

const breadcrumbs = (page: string, content: Content) => {
  const isListed = content.pages.some(({ id, isListed }) => id === page && isListed);
  const steps = isListed ? trail(page, content) : [];
  return steps.length > 1 ? [breadcrumbData(steps, content.firm.url)] : [];
};

const service = (
  page: string,
  { standards, certifications, managementServices, firm, pages, labels }: Content,
) => {
  const found = [...standards, ...certifications, ...managementServices].find(({ id }) => id === page);
  if (!found) return [];
  const { tagline, address } = found;
  const name = pages.find(({ id }) => id === page)?.name ?? found.name;
  const questions = questionsOf(found, labels).map(({ question, answer }) => ({
    question,
    answer: plainText(answer),
  }));
  return [serviceData({ name, tagline, address }, firm), questionData(questions)];
};

/** The terms stand on the glossary alone. */
const terms = (page: string, { glossary, firm }: Content) =>
  page === 'glossary' ? [termSetData(glossary, firm.url)] : [];

const leaders = (page: string, { team, firm }: Content) => {
  const shown: Readonly<Record<string, readonly { name: string; title: string }[]>> = {
    about: [team.chairman],
    team: [team.chairman, ...team.directors],
  };
  return (shown[page] ?? []).map((person) => personData(person, firm));
};

/** Search engines read the hours on the contact page alone. */
const hours = (page: string, { firm }: Content) =>
  page === 'contact' ? { openingHoursSpecification: openingHours(firm.hours) } : {};

/**
 * What a page says, as data for search engines (schema.org): the firm and the site on each, and what is the page's
 * own. It holds nothing that the page does not show, and no rating of the firm by itself.
 */
export const pageData = (page: string, content: Content) =>
  ({
    '@context': 'https://schema.org',
    '@graph': [
      { ...firmData(content.firm), ...hours(page, content) },
      siteData(content.firm),
      ...breadcrumbs(page, content),
      ...service(page, content),
      ...leaders(page, content),
      ...terms(page, content),
    ],
  }) satisfies Graph;
