import type { ReactNode } from 'react';
import { Section, type SectionProps } from '#src/components/section/section.tsx';
import styles from './process-steps.module.css';

export type ProcessStep = {
  title: string;
  /** The bold beginning of the text. */
  lead?: string;
  text: string;
  /** What the client has in hand after the step. */
  result?: string;
  /** How long it usually takes, and what it costs in words. */
  time?: string;
  fee?: string;
};

export type ProcessStepsProps = Omit<SectionProps, 'children'> & {
  /** Below the steps. */
  children?: ReactNode;
  /** Five of them. */
  steps: readonly ProcessStep[];
  /** The words before a step's result, its time and its fee. */
  labels: { result: string; time: string; fee: string };
  /** All but the description, for pages that link to the whole description. */
  brief?: boolean;
};

/** The five steps of a project as plots in five blues under one ruler. */
export const ProcessSteps = ({ steps, labels, brief = false, children, ...section }: ProcessStepsProps) => (
  <Section {...section}>
    <ol className={styles.steps}>
      {steps.map(({ title, lead, text, result, time, fee }, index) => (
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
              <span className={styles.label}>{labels.result}</span> {result}
            </p>
          )}
          {time && (
            <div className={styles.terms}>
              <p>
                <span className={styles.label}>{labels.time}</span> {time}
              </p>
              {fee && (
                <p>
                  <span className={styles.label}>{labels.fee}</span> {fee}
                </p>
              )}
            </div>
          )}
        </li>
      ))}
    </ol>
    {children}
  </Section>
);
