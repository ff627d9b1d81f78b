import { FromDay } from '#src/components/from-day/from-day.tsx';
import { Section } from '#src/components/section/section.tsx';
import { fill } from '#src/content/fill.ts';
import type { Labels } from '#src/content/schemas/labels.ts';
import type { Questions } from '#src/content/schemas/service-sections.ts';
import { endedFrom } from '#src/features/editions/edition-state.ts';
import { EditionNote, type EditionNoteProps } from '#src/features/editions/note/edition-note.tsx';
import { EntryList } from '#src/sections/shared/entries/entries.tsx';
import { Tab, Tabs } from '#src/sections/shared/tabs/tabs.tsx';
import { QuestionList } from './question-list.tsx';

type Listed<Item> = { heading: string; note?: string | undefined; items: readonly Item[] };

type ReferenceProps = {
  /** What the page is about, as the heading names it. */
  name: string;
  editionNote?: EditionNoteProps | undefined;
  clauses?: Listed<{ number: string; title: string; text: string }> | undefined;
  documents: Listed<string>;
  questions: Questions;
  /** Where the page speaks of law: stands above all parts. */
  legalNote?: string | undefined;
  labels: Labels;
};

/**
 * What one looks up: edition, clauses, documents, questions. One of them is open: tabs where there is room, rows on phones,
 * all of them on paper. A link to any of them, or to a question, opens it.
 */
export const Reference = ({
  name,
  editionNote,
  clauses,
  documents,
  questions,
  legalNote,
  labels,
}: ReferenceProps) => {
  const { reference } = labels;
  return (
    <Section id="reference" heading={fill(reference.heading, { name })} note={legalNote} ground="mist">
      <Tabs>
        {editionNote && (
          <Tab
            id="edition"
            heading={reference.edition}
            line={
              <>
                {editionNote.words.status[editionNote.edition.status]}
                <FromDay day={endedFrom(editionNote.edition)}>{editionNote.words.status.ended}</FromDay>
              </>
            }
            isOpen
          >
            <EditionNote {...editionNote} />
          </Tab>
        )}
        {clauses && (
          <Tab
            id="clauses"
            heading={reference.clauses}
            line={clauses.heading}
            note={clauses.note}
            isOpen={!editionNote}
          >
            <EntryList id="clauses-list" look="numbers" items={clauses.items} />
          </Tab>
        )}
        <Tab
          id="documents"
          heading={reference.documents}
          line={documents.heading}
          note={documents.note}
          isOpen={!editionNote && !clauses}
        >
          <EntryList id="documents-list" look="ticks" items={documents.items} />
        </Tab>
        <Tab
          id="questions"
          heading={reference.questions}
          line={fill(reference.asked, { count: questions.length })}
        >
          <QuestionList questions={questions} />
        </Tab>
      </Tabs>
    </Section>
  );
};
