import { Icon } from '#src/components/icon/icon.tsx';
import { LinkedText } from '#src/components/linked-text/linked-text.tsx';
import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import type { Questions as QuestionsContent } from '#src/content/schemas/service-sections.ts';
import { slugOf } from '#src/content/slug.ts';
import styles from './questions.module.css';

type QuestionsProps = {
  heading: string;
  questions: QuestionsContent;
  legalNote?: string | undefined;
  ground?: SectionProps['ground'];
};

/** Questions and answers: each can be linked, and opens when its address is. */
export const Questions = ({ heading, questions, legalNote, ground }: QuestionsProps) => (
  <Section id="questions" heading={heading} note={legalNote} layout="split" ground={ground}>
    {questions.map(({ question, answer }) => (
      <details className={styles.question} key={question} id={slugOf(question)}>
        <summary data-text="heading">
          <span>
            <UnbrokenText text={question} />
          </span>
          <Icon name="plus" />
        </summary>
        <p data-text="body">
          <LinkedText text={answer} />
        </p>
      </details>
    ))}
  </Section>
);
