import type { ReactNode } from 'react';
import { HeadedSection, type HeadedSectionProps } from '#src/components/headed-section/headed-section.tsx';
import styles from './process-steps.module.css';

export type ProcessStep = {
  title: string;
  /** The bold beginning of the text. */
  lead?: string;
  text: string;
  /** What the client has in hand after the step. */
  result?: string;
};

export type ProcessStepsProps = Omit<HeadedSectionProps, 'children'> & {
  /** Below the steps. */
  children?: ReactNode;
  /** Five of them. */
  steps: readonly ProcessStep[];
  /** The words before a step's result. */
  resultLabel?: string;
  /** Only the bold lead-in and the result, for pages that link to the whole description. */
  brief?: boolean;
};

/** The five steps of a project as plots in five blues under one ruler. */
export const ProcessSteps = ({
  steps,
  resultLabel,
  brief = false,
  children,
  ...section
}: ProcessStepsProps) => (
  <HeadedSection {...section}>
    <ol className={styles.steps}>
      {steps.map(({ title, lead, text, result }, index) => (
        <li className={styles.step} key={title}>
          <p className={styles.number} data-counter="step">
            {index + 1}
          </p>
          <h3>{title}</h3>
          <p className={styles.text}>
            {lead && <b>{lead} </b>}
            {!brief && text}
          </p>
          {result && (
            <p className={styles.result}>
              <span className={styles.label}>{resultLabel}</span> {result}
            </p>
          )}
        </li>
      ))}
    </ol>
    {children}
  </HeadedSection>
);
