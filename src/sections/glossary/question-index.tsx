import { Section } from '#src/components/section/section.tsx';
import styles from './glossary.module.css';

type Link = { label: string; href: string };
export type QuestionIndexProps = {
  id: string;
  heading: string;
  note?: string | undefined;
  subjects: readonly {
    subject: string;
    groups: readonly { heading: string; links: readonly Link[] }[];
  }[];
};

/** Every question of the site under its page and its subject, each a link to its answer. */
export const QuestionIndex = ({ subjects, ...section }: QuestionIndexProps) => (
  <Section {...section} ground="mist">
    {subjects.map(({ subject, groups }) => (
      <div className={styles.subject} key={subject}>
        <h3>{subject}</h3>
        <div className={styles.columns}>
          {groups.map(({ heading, links }) => (
            <div key={heading}>
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
      </div>
    ))}
  </Section>
);
