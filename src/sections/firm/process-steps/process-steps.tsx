import { FactList } from '#src/components/fact-list/fact-list.tsx';
import { Section, type SectionProps } from '#src/components/section/section.tsx';
import { UnbrokenText } from '#src/components/unbroken-text/unbroken-text.tsx';
import { UnfoldButton } from '#src/components/unfold-button/unfold-button.tsx';
import { content } from '#src/site/content.ts';
import styles from './process-steps.module.css';

type ProcessStepsProps = SectionProps & {
  /** What is received and when, for pages that link to the whole description. */
  brief?: boolean;
};

const labels = content.labels.step;

/** The five steps of a project as plots in five blues under one ruler. */
export const ProcessSteps = ({ brief = false, children, ...section }: ProcessStepsProps) => (
  <Section {...section}>
    <ol className={styles.steps} id="step-list" data-fold>
      {content.process.map(({ title, lead, text, result, time, fee }, index) => (
        <li className={styles.step} key={title}>
          <p data-text="numeral" data-ordinal data-counter="step">
            {index + 1}
          </p>
          <h3>
            <UnbrokenText text={title} />
          </h3>
          {!brief && (
            <p data-text="small">
              <b>{lead} </b>
              <span data-detail>{text}</span>
            </p>
          )}
          <FactList
            className={styles.facts}
            facts={[
              { label: labels.result, value: result, isDetail: true },
              { label: labels.time, value: time, isDetail: brief },
              { label: labels.fee, value: brief ? undefined : fee, isDetail: true },
            ]}
            text="small"
          />
        </li>
      ))}
    </ol>
    <UnfoldButton controls="step-list" label={labels.details} />
    {children}
  </Section>
);
