import { Section } from '#src/components/section/section.tsx';
import { slugOf } from '#src/content/slug.ts';
import { Tab, Tabs } from '#src/sections/shared/tabs/tabs.tsx';
import { content } from '#src/site/content.ts';
import { pageById } from '#src/site/pages.ts';
import styles from './glossary.module.css';

const { glossary, labels, standards, certifications, managementServices } = content;
const { heading, note, subjects, shared } = glossary.questions;
const services = [...standards, ...certifications, ...managementServices].map(({ id, questions }) => ({
  ...pageById(id),
  questions,
}));

/** The questions of each page of a subject; last what every page is asked, with the pages that answer it. */
const parts = [
  ...subjects.map(({ subject, pages }) => ({
    subject,
    between: ', ',
    groups: pages
      .flatMap(({ page }) => services.filter(({ id }) => id === page))
      .map(({ name, address, questions }) => ({
        heading: name,
        links: questions.map(({ question }) => ({
          label: question,
          href: `${address}#${slugOf(question)}`,
        })),
      })),
  })),
  {
    subject: shared,
    between: ' ',
    groups: [labels.questions.duration, labels.questions.cost].map((question) => ({
      heading: question,
      links: services.map(({ name, address }) => ({ label: name, href: `${address}#${slugOf(question)}` })),
    })),
  },
];

/** Every question of the site under its subject, each a link to its answer. */
export const QuestionIndex = () => (
  <Section id="questions" heading={heading} note={note} ground="mist">
    <Tabs look="index" beginClosed>
      {parts.map(({ subject, between, groups }, index) => (
        <Tab
          key={subject}
          id={slugOf(subject)}
          heading={subject}
          line={groups.map((group) => group.heading).join(between)}
          isOpen={index === 0}
        >
          <div className={styles.questions}>
            {groups.map(({ heading, links }) => (
              <div key={heading}>
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
        </Tab>
      ))}
    </Tabs>
  </Section>
);
