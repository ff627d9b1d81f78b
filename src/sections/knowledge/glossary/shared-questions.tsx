import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import styles from './glossary.module.css';

export type SharedQuestionsProps = {
  subject: string;
  /** Each page once, with its answers: the question in a word, and in full for those who hear the link alone. */
  pages: readonly {
    name: string;
    links: readonly { label: string; question: string; href: string }[];
  }[];
  showAll: string;
};

/** What every page is asked, one line a page. */
export const SharedQuestions = ({ subject, pages, showAll }: SharedQuestionsProps) => (
  <div className={styles.subject}>
    <h3>{subject}</h3>
    <ul className={`${styles.columns} ${styles.shared}`} id="subject-shared" data-fold>
      {pages.map(({ name, links }) => (
        <li key={name} data-detail>
          {name}
          {links.map(({ label, question, href }) => (
            <a key={href} href={href}>
              {label}
              <span data-visually-hidden>
                , {name}: {question}
              </span>
            </a>
          ))}
        </li>
      ))}
    </ul>
    <UnfoldButton
      controls="subject-shared"
      label={showAll}
      count={pages.flatMap(({ links }) => links).length}
    />
  </div>
);
