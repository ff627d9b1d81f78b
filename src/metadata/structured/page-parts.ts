import type { BreadcrumbList, DefinedTermSet, FAQPage, Person, Service } from 'schema-dts';
import { termsByName } from '#src/content/glossary.ts';
import type { Firm } from '#src/content/schemas/firm.ts';
import type { Glossary } from '#src/content/schemas/glossary.ts';
import { plainText } from '#src/content/term-links.ts';
import type { Step } from '#src/site/trail.ts';
import { firmReference } from './firm.ts';

/** The way from the home page to a page. */
export const breadcrumbData = (trail: readonly Step[], base: string) =>
  ({
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: base + href,
    })),
  }) satisfies BreadcrumbList;

/** What a service page offers, as the page itself names and describes it. */
export const serviceData = (
  { name, tagline, address }: { name: string; tagline: string; address: string },
  firm: Firm,
) =>
  ({
    '@type': 'Service',
    name,
    description: tagline,
    serviceType: firm.descriptor,
    url: firm.url + address,
    provider: firmReference(firm),
    areaServed: { '@type': 'Country', name: firm.address.country },
  }) satisfies Service;

/** The questions of a page with their answers. */
export const questionData = (questions: readonly { question: string; answer: string }[]) =>
  ({
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }) satisfies FAQPage;

/** A leader of the firm. */
export const personData = ({ name, title }: { name: string; title: string }, firm: Firm) =>
  ({ '@type': 'Person', name, jobTitle: title, worksFor: firmReference(firm) }) satisfies Person;

/** The terms of the glossary, each with its address on the page. */
export const termSetData = ({ name, address, terms }: Glossary, base: string) =>
  ({
    '@type': 'DefinedTermSet',
    name,
    url: base + address,
    hasDefinedTerm: termsByName(terms.items).map(({ id, term, long, meaning }) => ({
      '@type': 'DefinedTerm',
      name: term,
      ...(long ? { alternateName: long } : {}),
      description: plainText(meaning),
      url: `${base}${address}#${id}`,
    })),
  }) satisfies DefinedTermSet;
