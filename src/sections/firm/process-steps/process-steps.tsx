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

const Labelled = ({ label, text }: { label: string; text: string }) => (
  <>
    <span className={styles.label} data-text="label">
      {label}
    </span>{' '}
    {text}
  </>
);

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
          <p className={styles.result} data-text="small" data-detail>
            <Labelled label={labels.result} text={result} />
          </p>
          <div className={styles.terms} data-text="small" data-detail>
            <p>
              <Labelled label={labels.time} text={time} />
            </p>
            {!brief && (
              <p>
                <Labelled label={labels.fee} text={fee} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
    <UnfoldButton controls="step-list" label={labels.details} />
    {children}
  </Section>
);
