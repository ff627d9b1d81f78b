import { slugOf } from '#src/content/slug.ts';
import type { Content } from './content.ts';

type Link = { label: string; href: string };
/** Questions of a page. */
type QuestionGroup = { heading: string; links: Link[] };

type Parts = Pick<
  Content,
  'glossary' | 'labels' | 'pages' | 'standards' | 'certifications' | 'managementServices'
>;

/**
 * Every question of the site under its subject and its page, with the address of its answer. What all service pages are
 * asked stands apart, in a word, with the pages that answer it.
 */
export const questionSubjects = ({ glossary, labels, pages, ...services }: Parts) => {
  const all = [...services.standards, ...services.certifications, ...services.managementServices];
  const entryOf = (id: string) => pages.filter((page) => page.id === id);
  const subjects = glossary.questions.subjects.map(({ subject, pages: under }) => ({
    subject,
    groups: under.flatMap(({ page }): QuestionGroup[] =>
      entryOf(page).map(({ name, address }) => ({
        heading: name,
        links: all
          .filter(({ id }) => id === page)
          .flatMap(({ questions }) => questions)
          .map(({ question }) => ({ label: question, href: `${address}#${slugOf(question)}` })),
      })),
    ),
  }));
  const { subject, ...words } = glossary.questions.shared;
  const asked = (['duration', 'cost'] as const).map((key) => ({
    label: words[key],
    question: labels.questions[key],
  }));
  const answers = all
    .flatMap(({ id }) => entryOf(id))
    .map(({ name, address }) => ({
      name,
      links: asked.map(({ label, question }) => ({
        label,
        question,
        href: `${address}#${slugOf(question)}`,
      })),
    }));
  return { subjects, shared: { subject, pages: answers } };
};
