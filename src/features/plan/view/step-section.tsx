import type { Dispatch, ReactNode } from 'react';
import { type Step, steps } from '#src/content/tool-vocabulary.ts';
import { Status } from '#src/islands/controls/status.tsx';
import type { IslandData } from './island-data.ts';
import type { Results } from './results.ts';
import type { PlanAction } from './state.ts';

/** What each step is given. */
export type StepProps = {
  data: IslandData;
  /** What follows from the plan; nothing until the script has taken over. */
  found: Results | undefined;
  /** The standards that steps 2 and 3 calculate with: those chosen, or those that follow from step 1. */
  chosen: readonly string[];
  dispatch: Dispatch<PlanAction>;
};

export type StepSectionProps = {
  step: Step;
  data: IslandData;
  isRunning: boolean;
  /** Read aloud once it has changed. */
  status: string;
  /** Where the rules behind the step stand in the guide. */
  rules: string;
  /** The questions, at the left. */
  form: ReactNode;
  /** The drawing and what it says in words, at the right or below. */
  result: ReactNode;
  /** Below both. */
  after?: ReactNode;
};

/** A step: its questions, and beside them what follows from the answers. */
export const StepSection = ({
  step,
  data,
  isRunning,
  status,
  rules,
  form,
  result,
  after,
}: StepSectionProps) => {
  const { words } = data.tools;
  const { label, question } = words.steps[step];
  const next = steps[steps.indexOf(step) + 1];
  return (
    <section className="plan-step" id={step} aria-labelledby={`${step}-heading`}>
      <header>
        <p className="plan-number" aria-hidden="true">
          {steps.indexOf(step) + 1}
        </p>
        <h2 id={`${step}-heading`}>{label}</h2>
        <p className="plan-question">{question}</p>
        <a className="plan-behind" href={`#${rules}`}>
          {data.words.behind}
        </a>
      </header>
      <div className="plan-form" data-needs-script>
        {form}
      </div>
      <div className="plan-result" data-needs-script>
        {result}
        <Status text={status} isRunning={isRunning} />
        {next && (
          <a className="plan-next" href={`#${next}`}>
            {data.words.next.replace('{step}', words.steps[next].label)}
          </a>
        )}
      </div>
      {after && <div className="plan-after">{after}</div>}
    </section>
  );
};
