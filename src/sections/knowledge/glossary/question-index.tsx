import { Section } from '#src/components/section/section.tsx';
import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import styles from './glossary.module.css';
import { SharedQuestions, type SharedQuestionsProps } from './shared-questions.tsx';

type Link = { label: string; href: string };
type QuestionIndexProps = {
  id: string;
  heading: string;
  note?: string | undefined;
  /** Words of the buttons that show the questions of a subject, which phones fold: `Show all {count}`. */
  showAll: string;
  subjects: readonly {
    subject: string;
    groups: readonly { heading: string; links: readonly Link[] }[];
  }[];
  /** What every page is asked. */
  shared: Omit<SharedQuestionsProps, 'showAll'>;
};

/** Every question of the site under its page and its subject, each a link to its answer. */
export const QuestionIndex = ({ subjects, shared, showAll, ...section }: QuestionIndexProps) => (
  <Section {...section} ground="mist">
    {subjects.map(({ subject, groups }, index) => (
      <div className={styles.subject} key={subject}>
        <h3>{subject}</h3>
        <div className={styles.columns} id={`subject-${index + 1}`} data-fold>
          {groups.map(({ heading, links }) => (
            <div key={heading} data-detail>
              <h4>{heading}</h4>
              <ul>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <UnfoldButton
          controls={`subject-${index + 1}`}
          label={showAll}
          count={groups.flatMap(({ links }) => links).length}
        />
      </div>
    ))}
    <SharedQuestions {...shared} showAll={showAll} />
  </Section>
);
