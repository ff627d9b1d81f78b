import { Icon } from '#src/components/icon/icon.tsx';
import { LinkedText } from '#src/components/linked-text/linked-text.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import type { Questions } from '#src/content/schemas/service-sections.ts';
import { slugOf } from '#src/content/slug.ts';
import styles from './reference.module.css';

/** Questions and answers: each can be linked, and opens when its address is. */
export const QuestionList = ({ questions }: { questions: Questions }) =>
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
