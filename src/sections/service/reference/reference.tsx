import type { ReactNode } from 'react';
import { FromDay } from '#src/components/from-day/from-day.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { fill } from '#src/content/fill.ts';
import type { Labels } from '#src/content/schemas/labels.ts';
import type { Questions } from '#src/content/schemas/service-sections.ts';
import { endedFrom } from '#src/features/editions/ended-from.ts';
import { EditionNote, type EditionNoteProps } from '#src/features/editions/note/edition-note.tsx';
import { EntryList } from '#src/sections/shared/entries/entries.tsx';
import { QuestionList } from './question-list.tsx';
import styles from './reference.module.css';

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

type PartProps = { id: string; heading: string; line: ReactNode; isOpen: boolean; children: ReactNode };

const Part = ({ id, heading, line, isOpen, children }: PartProps) => (
  <details className={styles.part} name="reference" open={isOpen}>
    <summary>
      <h3 id={`${id}-heading`}>{heading}</h3>
      <span data-text="small">{line}</span>
      <Icon name="plus" />
    </summary>
    <section className={styles.panel} id={id} aria-labelledby={`${id}-heading`}>
      {children}
    </section>
  </details>
);

const Note = ({ text }: { text: string | undefined }) =>
  text && (
    <p className={styles.note} data-text="body">
      <UnbrokenText text={text} />
    </p>
  );

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
      <div className={styles.parts}>
        {edition && (
          <Part
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
          </Part>
        )}
        {clauses && (
          <Part
            id="clauses"
            heading={reference.clauses}
            line={<UnbrokenText text={clauses.heading} />}
            isOpen={!edition}
          >
            <Note text={clauses.note} />
            <EntryList id="clauses-list" look="numbers" items={clauses.items} />
          </Part>
        )}
        <Part
          id="documents"
          heading={reference.documents}
          line={<UnbrokenText text={documents.heading} />}
          isOpen={!edition && !clauses}
        >
          <Note text={documents.note} />
          <EntryList id="documents-list" look="ticks" items={documents.items} />
        </Part>
        <Part
          id="questions"
          heading={reference.questions}
          line={fill(reference.asked, { count: questions.length })}
          isOpen={false}
        >
          <Note text={legalNote} />
          <QuestionList questions={questions} />
        </Part>
      </div>
    </Section>
  );
};
