import { slugOf } from '#src/content/slug.ts';
import { content } from './content.ts';

/**
 * Every question of the site under its subject and its page, with the address of its answer. What all service pages are
 * asked stands apart, in a word, with the pages that answer it.
 */
export const questionSubjects = () => {
  const { glossary, labels, pages, standards, certifications, managementServices } = content;
  const all = [...standards, ...certifications, ...managementServices].flatMap(({ id, questions }) =>
    pages.filter((page) => page.id === id).map(({ name, address }) => ({ id, name, address, questions })),
  );
  const subjects = glossary.questions.subjects.map(({ subject, pages: under }) => ({
    subject,
    groups: under
      .flatMap(({ page }) => all.filter(({ id }) => id === page))
      .map(({ name, address, questions }) => ({
        heading: name,
        links: questions.map(({ question }) => ({
          label: question,
          href: `${address}#${slugOf(question)}`,
        })),
      })),
  }));
  const { subject, ...words } = glossary.questions.shared;
  const answers = all.map(({ name, address }) => ({
    name,
    links: (['duration', 'cost'] as const).map((key) => ({
      label: words[key],
      question: labels.questions[key],
      href: `${address}#${slugOf(labels.questions[key])}`,
    })),
  }));
  return { subjects, shared: { subject, pages: answers } };
};
