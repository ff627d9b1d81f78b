import { DaysResult } from './days-result.tsx';
import { type EffortAnswers, EffortForm, type RateProps } from './effort-form.tsx';
import { Limit } from './limit.tsx';
import { MonthsResult } from './months-result.tsx';
import { takesStatus } from './statuses.ts';
import { type StepProps, StepSection } from './step-section.tsx';

/** Step 2: how many days, how many months. */
export const StepEffort = ({
  data,
  found,
  chosen,
  dispatch,
  rate,
  onRate,
  answers,
}: StepProps & RateProps & { answers: EffortAnswers }) => (
  <StepSection
    step="takes"
    data={data}
    isRunning={found !== undefined}
    status={found ? takesStatus(found, data) : ''}
    rules="days"
    form={
      <EffortForm
        {...answers}
        data={data}
        chosen={chosen}
        dispatch={dispatch}
        categories={found?.categories}
        today={found?.today}
        rate={rate}
        onRate={onRate}
      />
    }
    result={
      found && (
        <>
          <DaysResult
            data={data}
            days={found.days}
            categories={found.categories}
            standards={found.standards}
            sites={found.plan.sites}
            rate={rate}
          />
          <MonthsResult
            data={data}
            paths={found.paths}
            monday={found.monday}
            verdict={found.verdict}
            isPaced={found.isPaced}
            editionNotes={found.editionNotes}
            changeovers={found.changeovers}
            wanted={found.plan.wanted?.day}
          />
          <Limit found={found} data={data} />
        </>
      )
    }
  />
);
