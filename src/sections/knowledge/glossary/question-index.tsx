import { Fragment } from 'react';
import { Section } from '#src/components/section/section.tsx';
import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import { content } from '#src/site/content.ts';
import { questionSubjects } from '#src/site/question-subjects.ts';
import styles from './glossary.module.css';

const { heading, note } = content.glossary.questions;
const { showAll } = content.labels.actions;
const { subjects, shared } = questionSubjects();

/** Every question of the site under its page and its subject, each a link to its answer; what all are asked in one line a page. */
export const QuestionIndex = () => (
  <Section id="questions" heading={heading} note={note} ground="mist">
    {subjects.map(({ subject, groups }, index) => (
      <div className={styles.subject} key={subject}>
        <h3>{subject}</h3>
        <div className={styles.columns} id={`subject-${index + 1}`} data-fold>
          {groups.map(({ heading, links }) => (
            <div key={heading} data-detail>
              <h4 data-text="name">{heading}</h4>
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
    <div className={styles.subject}>
      <h3>{shared.subject}</h3>
      <ul className={`${styles.columns} ${styles.shared}`} id="subject-shared" data-fold>
        {shared.pages.map(({ name, links }) => (
          <li key={name} data-detail>
            {name}
            {links.map(({ label, question, href }) => (
              <Fragment key={href}>
                {' '}
                <a href={href}>
                  {label}
                  <span data-visually-hidden>
                    , {name}: {question}
                  </span>
                </a>
              </Fragment>
            ))}
          </li>
        ))}
      </ul>
      <UnfoldButton
        controls="subject-shared"
        label={showAll}
        count={shared.pages.flatMap(({ links }) => links).length}
      />
    </div>
  </Section>
);
