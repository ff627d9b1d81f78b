import { AuditDays } from '#src/sections/audit-days/audit-days.tsx';
import { Calculation } from '#src/sections/calculation/calculation.tsx';
import { Checklist } from '#src/sections/checklist/checklist.tsx';
import { Introduction } from '#src/sections/introduction/introduction.tsx';
import { Ledger } from '#src/sections/ledger/ledger.tsx';
import { NumberedList } from '#src/sections/numbered-list/numbered-list.tsx';
import { Questions } from '#src/sections/questions/questions.tsx';
import { auditDays, bands, items, lines, months } from '../fixture/entries.ts';
import { object } from '../fixture/pictures.ts';
import { labels, words } from '../fixture/words.ts';
import { Group, Specimen } from '../specimen.tsx';
import styles from './lists.module.css';

const recognition = { heading: words.heading, text: words.paragraph };
const labelled = (count: number) => items(count).map(({ title, ...item }) => ({ label: title, ...item }));
const questions = items(5).map(({ title }) => ({ question: `${title}?`, answer: words.paragraph }));

/** Lists and tables that are no cards; the recognition card lies beside or under one. */
export const Lists = () => (
  <Group name="lists">
    <Specimen name="introduction with recognition-card" wide>
      <div data-family="tea" className={styles.below}>
        <Introduction
          introduction={{
            kind: 'audience-list',
            heading: words.heading,
            lead: words.sentence,
            items: labelled(3),
            recognition,
          }}
          picture={object}
        />
      </div>
    </Specimen>
    <Specimen name="introduction of aspects" wide>
      <div data-family="lagoon">
        <Introduction
          introduction={{ kind: 'key-aspects', heading: words.heading, items: labelled(4), recognition }}
          picture={object}
        />
      </div>
    </Specimen>
    <Specimen name="ledger" wide force={{ state: 'hover', target: 'li' }}>
      <Ledger showAll={labels.actions.showAll} benefits={{ heading: words.heading, items: items(5) }} />
    </Specimen>
    <Specimen name="numbered-list" wide>
      <NumberedList id="numerals" list={{ heading: words.heading, items: items(3) }} />
    </Specimen>
    <Specimen name="numbered-list of clauses" wide>
      <NumberedList
        id="clauses"
        list={{
          heading: words.heading,
          items: items(3).map(({ title, text }, index) => ({ number: String(index + 4), title, text })),
        }}
      />
    </Specimen>
    <Specimen name="checklist" wide>
      <Checklist
        showAll={labels.actions.showAll}
        documents={{ heading: words.heading, items: items(5).map(({ title }) => title) }}
      />
    </Specimen>
    <Specimen name="audit-days" wide>
      <AuditDays id="audit-days" auditDays={auditDays} bands={bands} />
    </Specimen>
    <Specimen name="calculation" wide>
      <Calculation id="calculation" heading={words.heading} lines={lines} />
    </Specimen>
    <Specimen name="numbered-list with facts" wide>
      <NumberedList id="months" list={{ heading: words.heading, items: months }} />
    </Specimen>
    <Specimen name="questions" wide force={{ state: 'focus', target: 'summary' }}>
      <Questions heading={words.heading} questions={questions} legalNote={words.sentence} />
    </Specimen>
    <Specimen
      name="questions, one opened"
      wide
      force={{ state: 'pressed', target: 'details:first-of-type summary' }}
    >
      <Questions heading={words.heading} questions={questions} />
    </Specimen>
  </Group>
);
