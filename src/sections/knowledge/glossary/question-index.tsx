import { Fragment, type ReactNode } from 'react';
import { Section } from '#src/components/section/section.tsx';
import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import { content } from '#src/site/content.ts';
import { questionSubjects } from '#src/site/question-subjects.ts';
import styles from './glossary.module.css';

const { heading, note } = content.glossary.questions;
const { subjects, shared } = questionSubjects();

type SubjectProps = { id: string; name: string; links: readonly unknown[]; children: ReactNode };

/** A subject with what stands below it: on phones behind a button that counts its links. */
const Subject = ({ id, name, links, children }: SubjectProps) => (
  <div className={styles.subject}>
    <h3>{name}</h3>
    <div className={styles.columns} id={id} data-fold>
      {children}
    </div>
    <UnfoldButton controls={id} label={content.labels.actions.showAll} count={links.length} />
  </div>
);

/** Every question of the site under its page and its subject, each a link to its answer; what all are asked in one line a page. */
export const QuestionIndex = () => (
  <Section id="questions" heading={heading} note={note} ground="mist">
    {subjects.map(({ subject, groups }, index) => (
      <Subject
        key={subject}
        id={`subject-${index + 1}`}
        name={subject}
        links={groups.flatMap(({ links }) => links)}
      >
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
      </Subject>
    ))}
    <Subject id="subject-shared" name={shared.subject} links={shared.pages.flatMap(({ links }) => links)}>
      {shared.pages.map(({ name, links }) => (
        <p className={styles.shared} key={name} data-detail>
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
        </p>
      ))}
    </Subject>
  </Section>
);
