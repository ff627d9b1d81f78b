import type { Reader } from '#src/content/reader.ts';
import { leaves } from '#src/content/references.ts';
import { repeated } from '#src/content/repeated.ts';
import { slugOf } from '#src/content/slug.ts';
import type { Content } from '../content.ts';
import type { PageSections } from '../sections.ts';

/** The pages of all services, each with the file it is written in. */
const filedServices = ({ standards, certifications, managementServices }: Content) =>
  Object.entries({ standards, certifications, management: managementServices }).flatMap(([folder, pages]) =>
    pages.map((page) => ({ file: `content/${folder}/${page.id}.yaml`, page })),
  );

type Services = ReturnType<typeof filedServices>;

/**
 * Each service is told by its drawing: in menus, on cards and where its link is shared. No benefit is told on two pages; those of
 * one page are told apart with its other lists.
 */
const pagesDiffer = (reader: Reader, services: Services) => {
  const told = services.flatMap(({ file, page: { id, drawing, benefits } }) => [
    { file, id, field: 'drawing', said: drawing, advice: 'choose another drawing' },
    ...benefits.items.map(({ text }, index) => {
      const field = `benefits.items[${index}].text`;
      return { file, id, field, said: text, advice: 'say what is true of this page alone' };
    }),
  ]);
  for (const { entry, earlier } of repeated(told, ({ said }) => said))
    if (entry.id !== earlier.id)
      reader.problem(entry.file, entry.field, `stands on ${earlier.id} too: ${entry.advice}`);
};

const labelsFile = 'content/labels.yaml';

/** No question of a page has the anchor of one that all service pages are asked, or of a section of the page. */
const questionsApart = (reader: Reader, services: Services, sections: PageSections, { labels }: Content) => {
  for (const { file, page } of services) {
    const others = (sections.get(page.id) ?? []).slice(0, -page.questions.length);
    page.questions.forEach(({ question }, index) => {
      if (others.includes(slugOf(question)))
        reader.problem(
          file,
          `questions[${index}].question`,
          `${JSON.stringify(question)} has the anchor #${slugOf(question)} of a section of this page, or of what every such page is asked already, in ${labelsFile} → questions: ask it otherwise, or ask something else`,
        );
    });
  }
  if (slugOf(labels.questions.cost) === slugOf(labels.questions.duration))
    reader.problem(labelsFile, 'questions.cost', 'has the anchor of questions.duration: ask it otherwise');
};

/** Each service page is found by a menu, and stands in one group: of the glossary's subjects, of what the directors answer for. */
const placed = (reader: Reader, services: Services, { navigation, glossary, team }: Content) => {
  const menu = 'content/navigation.yaml';
  const inMenus = new Set(leaves(menu, navigation).map(({ name }) => name));
  const groups = [
    {
      file: 'content/tools/glossary.yaml',
      field: 'questions.subjects',
      pages: glossary.questions.subjects.flatMap(({ pages }) => pages),
      advice: 'put each service page under one subject',
    },
    {
      file: 'content/team.yaml',
      field: 'directors',
      pages: team.directors.flatMap(({ pages = [] }) => pages),
      advice: 'give each service page to one director, under `pages`',
    },
  ];
  for (const { page } of services) {
    const { id } = page;
    if (!inMenus.has(id))
      reader.problem(
        menu,
        '',
        `has no link to ${id}: add one, since visitors look for its page in the menus`,
      );
    for (const { file, field, pages, advice } of groups) {
      const times = pages.filter((named) => named.page === id).length;
      if (times !== 1)
        reader.problem(file, field, `name ${id} ${times === 0 ? 'nowhere' : `${times} times`}: ${advice}`);
    }
  }
};

/** What the pages of services say of each other, and where the site names them. */
export const servicesHold = (reader: Reader, content: Content, sections: PageSections) => {
  const services = filedServices(content);
  pagesDiffer(reader, services);
  questionsApart(reader, services, sections, content);
  placed(reader, services, content);
};
