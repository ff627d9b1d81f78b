import type { Reader } from '#src/content/reader.ts';
import type { Labels } from '#src/content/schemas/labels.ts';
import { slugOf } from '#src/content/slug.ts';
import type { PageSections } from '../sections.ts';

const labelsFile = 'content/labels.yaml';

type Asked = { id: string; questions: readonly { question: string }[] };

/** No question of a page has the anchor of one that all service pages are asked, or of a section of the page. */
export const questionsApart = (
  reader: Reader,
  file: string,
  { id, questions }: Asked,
  sections: PageSections,
  labels: Labels,
) => {
  const taken = new Map(
    [...(sections.get(id) ?? [])].map((section) => [section, `the section #${section} of this page`]),
  );
  for (const [field, shared] of Object.entries(labels.questions))
    taken.set(slugOf(shared), `${labelsFile} → questions.${field}, which every such page is asked already`);
  questions.forEach(({ question }, index) => {
    const earlier = taken.get(slugOf(question));
    if (earlier)
      reader.problem(
        file,
        `questions[${index}].question`,
        `${JSON.stringify(question)} has the anchor of ${earlier}: ask it otherwise, or ask something else`,
      );
  });
};

/** The questions that all service pages are asked have an anchor each. */
export const sharedQuestionsDiffer = (reader: Reader, labels: Labels) => {
  if (slugOf(labels.questions.cost) === slugOf(labels.questions.duration))
    reader.problem(labelsFile, 'questions.cost', 'has the anchor of questions.duration: ask it otherwise');
};
