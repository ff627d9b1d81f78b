import { FromDay } from '#src/components/from-day/from-day.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { LinkedText } from '#src/components/linked-text/linked-text.tsx';
import { Section } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { fill } from '#src/content/fill.ts';
import type { Questions } from '#src/content/schemas/services.ts';
import { slugOf } from '#src/content/slug.ts';
import { endedFrom } from '#src/features/editions/edition-state.ts';
import { EditionNote } from '#src/features/editions/note/edition-note.tsx';
import type { Edition } from '#src/features/editions/schema.ts';
import { EntryList } from '#src/sections/shared/entries/entries.tsx';
import { Tab, Tabs } from '#src/sections/shared/tabs/tabs.tsx';
import { content } from '#src/site/content.ts';
import { addressOf } from '#src/site/pages.ts';
import styles from './reference.module.css';

type ReferenceProps = Pick<(typeof content.managementServices)[number], 'documents'> & {
  /** What the page is about, as the heading names it. */
  name: string;
  edition?: Edition | undefined;
  clauses?: (typeof content.standards)[number]['clauses'] | undefined;
  questions: Questions;
  /** Where the page speaks of law: stands above all parts. */
  legalNote?: string | undefined;
};

const { editionLabels } = content;
const labels = content.labels.reference;

/** Questions and answers: each can be linked, and opens when its address is. */
const QuestionList = ({ questions }: { questions: Questions }) =>
  questions.map(({ question, answer }) => (
    <details className={styles.question} key={question} id={slugOf(question)}>
      <summary data-text="name">
        <span>
          <UnbrokenText text={question} />
        </span>
        <Icon name="plus" />
      </summary>
      <p data-text="body">
        <LinkedText text={answer} />
      </p>
    </details>
  ));

/**
 * What one looks up: edition, clauses, documents, questions. One of them is open: tabs where there is room, rows on phones,
 * all of them on paper. A link to any of them, or to a question, opens it.
 */
export const Reference = ({ name, edition, clauses, documents, questions, legalNote }: ReferenceProps) => (
  <Section id="reference" heading={fill(labels.heading, { name })} note={legalNote} ground="mist">
    <Tabs beginClosed>
      {edition && (
        <Tab
          id="edition"
          heading={labels.edition}
          line={
            <>
              {editionLabels.status[edition.status]}
              <FromDay day={endedFrom(edition)}>{editionLabels.status.ended}</FromDay>
            </>
          }
          isOpen
        >
          <EditionNote edition={edition} words={editionLabels} registerHref={addressOf('editions')} />
        </Tab>
      )}
      {clauses && (
        <Tab
          id="clauses"
          heading={labels.clauses}
          line={clauses.heading}
          note={clauses.note}
          isOpen={!edition}
        >
          <EntryList id="clauses-list" look="numbers" items={clauses.items} />
        </Tab>
      )}
      <Tab
        id="documents"
        heading={labels.documents}
        line={documents.heading}
        note={documents.note}
        isOpen={!edition && !clauses}
      >
        <EntryList id="documents-list" look="ticks" items={documents.items} />
      </Tab>
      <Tab id="questions" heading={labels.questions} line={fill(labels.asked, { count: questions.length })}>
        <QuestionList questions={questions} />
      </Tab>
    </Tabs>
  </Section>
);
