import { FromDay } from '#src/components/from-day/from-day.tsx';
import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { fill } from '#src/content/fill.ts';
import type { Labels } from '#src/content/schemas/labels.ts';
import type { Questions } from '#src/content/schemas/service-sections.ts';
import { endedFrom } from '#src/features/editions/ended-from.ts';
import { EditionNote, type EditionNoteProps } from '#src/features/editions/note/edition-note.tsx';
import { EntryList } from '#src/sections/shared/entries/entries.tsx';
import { Tab, Tabs } from '#src/sections/shared/tabs/tabs.tsx';
import { QuestionList } from './question-list.tsx';

type Listed<Item> = { heading: string; note?: string | undefined; items: readonly Item[] };

type ReferenceProps = {
  /** What the page is about, as the heading names it. */
  name: string;
  edition?: EditionNoteProps | undefined;
  clauses?: Listed<{ number: string; title: string; text: string }> | undefined;
  documents: Listed<string>;
  questions: Questions;
  legalNote?: string | undefined;
  labels: Labels;
  ground?: SectionProps['ground'];
};

/** The parts of the reference that a page has, in order: for its list of contents. */
export const referenceParts = (
  { edition, clauses }: { edition?: unknown; clauses?: unknown },
  { reference }: Labels,
) =>
  (['edition', 'clauses', 'documents', 'questions'] as const)
    .filter((id) => (id === 'edition' ? edition : id === 'clauses' ? clauses : true))
    .map((id) => ({ id, heading: reference[id] }));

/**
 * What one looks up: edition, clauses, documents, questions. One of them is open: tabs where there is room, rows on phones,
 * all of them on paper. A link to any of them, or to a question, opens it.
 */
export const Reference = ({
  name,
  edition,
  clauses,
  documents,
  questions,
  legalNote,
  labels,
  ground,
}: ReferenceProps) => {
  const { reference } = labels;
  return (
    <Section id="reference" heading={fill(reference.heading, { name })} ground={ground}>
      <Tabs>
        {edition && (
          <Tab
            id="edition"
            heading={reference.edition}
            line={
              <>
                {edition.words.status[edition.edition.status]}
                <FromDay day={endedFrom(edition.edition)}>{edition.words.status.ended}</FromDay>
              </>
            }
            isOpen
          >
            <EditionNote {...edition} />
          </Tab>
        )}
        {clauses && (
          <Tab
            id="clauses"
            heading={reference.clauses}
            line={clauses.heading}
            note={clauses.note}
            isOpen={!edition}
          >
            <EntryList id="clauses-list" look="numbers" items={clauses.items} />
          </Tab>
        )}
        <Tab
          id="documents"
          heading={reference.documents}
          line={documents.heading}
          note={documents.note}
          isOpen={!edition && !clauses}
        >
          <EntryList id="documents-list" look="ticks" items={documents.items} />
        </Tab>
        <Tab
          id="questions"
          heading={reference.questions}
          line={fill(reference.asked, { count: questions.length })}
          note={legalNote}
        >
          <QuestionList questions={questions} />
        </Tab>
      </Tabs>
    </Section>
  );
};
