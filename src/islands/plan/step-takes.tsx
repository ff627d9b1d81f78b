import { memo, useCallback, useMemo, useState } from 'react';
import { complexities, risks, stages } from '#src/content/tool-vocabulary.ts';
import { Choices } from './choices.tsx';
import { DaysResult, type PartialRate } from './days-result.tsx';
import { Field } from './field.tsx';
import { Limit } from './limit.tsx';
import { MonthsResult } from './months-result.tsx';
import { parsedAmount, parsedCurrency, parsedDay, parsedWhole } from './parse.ts';
import { PeopleCount } from './people-count.tsx';
import { Select } from './select.tsx';
import { takesStatus } from './statuses.ts';
import { standardOptions } from './step-need.tsx';
import { type StepProps, StepSection } from './step-section.tsx';

const mostPeople = 99_999;
const mostSites = 999;
const parsePeople = parsedWhole(mostPeople);
const parseSites = parsedWhole(mostSites);

const none: readonly string[] = [];

const wishes = ['start', 'certificate', 'audit'] as const;
const yesNo = ['yes', 'no'] as const;

const asNumber = (value: string | undefined) => (value === undefined ? undefined : Number(value));
const asYesNo = (value: boolean | undefined) => (value === undefined ? [] : [value ? 'yes' : 'no']);

export type StepTakesProps = StepProps & {
  rate: PartialRate;
  onRate: (rate: PartialRate) => void;
};

/** Step 2: how many days, how many months. */
export const StepTakes = memo(({ plan, data, found, dispatch, rate, onRate }: StepTakesProps) => {
  const { auditTime, phases, words } = data.tools;
  const { inputs } = auditTime;
  const chosen = plan.standards ?? found?.standards ?? none;
  const choose = useCallback(
    (page: string, isChosen: boolean) => dispatch({ type: 'chosen', page, isChosen, chosen }),
    [dispatch, chosen],
  );
  const serves = (scale: string) =>
    auditTime.tables.some((table) => table.scale === scale && chosen.includes(table.page));
  const options = useMemo(() => standardOptions(data), [data]);
  const answer = useCallback(
    (change: Partial<typeof plan>) => dispatch({ type: 'answered', change }),
    [dispatch],
  );
  const [wish, setWish] = useState<(typeof wishes)[number]>();
  const currentWish = wish ?? plan.wanted?.kind ?? 'start';
  const day = currentWish === 'start' ? plan.start : plan.wanted?.day;
  const setDay = (kind: (typeof wishes)[number], value: string | undefined) =>
    answer(
      kind === 'start'
        ? { start: value, wanted: undefined }
        : { start: undefined, wanted: value === undefined ? undefined : { kind, day: value } },
    );
  const chooseWish = (id: string) => {
    const next = wishes.find((one) => one === id) ?? 'start';
    setWish(next);
    // What was wanted by a day is wanted by the same day.
    setDay(next, next === 'start' ? undefined : plan.wanted?.day);
  };
  const tabled = auditTime.tables.filter(({ page }) => chosen.includes(page)).length;
  const fullRate =
    rate.amount !== undefined && rate.currency !== undefined
      ? { amount: rate.amount, currency: rate.currency }
      : undefined;
  return (
    <StepSection
      step="takes"
      data={data}
      isRunning={found !== undefined}
      status={found ? takesStatus(found, data) : ''}
      rules="days"
      form={
        <>
          <Choices
            legend={inputs.standards}
            name="standards"
            kind="checkbox"
            layout="short"
            options={options}
            chosen={chosen}
            onChoose={choose}
          />
          <div className="plan-fields">
            <Field
              label={inputs.people}
              type="text"
              inputMode="numeric"
              width="wide"
              value={plan.people === undefined ? '' : String(plan.people)}
              parse={parsePeople}
              error={words.errors.people}
              onValue={(value) => answer({ people: asNumber(value) })}
            />
          </div>
          <PeopleCount
            inputs={inputs}
            error={words.errors.people}
            onCount={(people) => answer({ people: people >= 1 && people <= mostPeople ? people : undefined })}
          />
          <div className="plan-fields">
            <Select
              label={inputs.work}
              value={plan.work ?? ''}
              options={auditTime.works}
              choose={inputs.choose}
              onChoose={(work) => answer({ work, environment: undefined, safety: undefined })}
            />
            {serves('environment') && (
              <Select
                label={inputs.environment}
                value={plan.environment ?? found?.categories.environment ?? ''}
                options={complexities.map((id) => ({ id, label: auditTime.complexities[id] }))}
                choose={inputs.choose}
                hint={inputs.usual}
                onChoose={(environment) => answer({ environment })}
              />
            )}
            {serves('safety') && (
              <Select
                label={inputs.safety}
                value={plan.safety ?? found?.categories.safety ?? ''}
                options={risks.map((id) => ({ id, label: auditTime.risks[id] }))}
                choose={inputs.choose}
                hint={inputs.usual}
                onChoose={(safety) => answer({ safety })}
              />
            )}
            <Field
              label={inputs.sites}
              type="text"
              inputMode="numeric"
              value={plan.sites === undefined ? '' : String(plan.sites)}
              parse={parseSites}
              error={words.errors.people}
              onValue={(value) => answer({ sites: asNumber(value) })}
            />
          </div>
          {tabled > 1 && (
            <Choices
              legend={inputs.joint}
              name="joint"
              kind="radio"
              layout="short"
              options={yesNo.map((id) => ({ id, label: inputs[id] }))}
              chosen={asYesNo(plan.joint)}
              onChoose={(id) => answer({ joint: id === 'yes' })}
            />
          )}
          <Choices
            legend={phases.inputs.stage}
            name="stage"
            kind="radio"
            options={stages.map((id) => ({ id, label: phases.inputs.stages[id] }))}
            chosen={plan.stage ? [plan.stage] : []}
            onChoose={(id) => answer({ stage: stages.find((stage) => stage === id) })}
          />
          {chosen.includes('ce-marking') && (
            <Choices
              legend={phases.inputs.notified}
              name="notified"
              kind="radio"
              layout="short"
              options={yesNo.map((id) => ({ id, label: inputs[id] }))}
              chosen={asYesNo(plan.notified)}
              onChoose={(id) => answer({ notified: id === 'yes' })}
            />
          )}
          <Choices
            legend={phases.inputs.from}
            name="from"
            kind="radio"
            options={wishes.map((id) => ({ id, label: phases.inputs[id] }))}
            chosen={[currentWish]}
            onChoose={chooseWish}
          >
            <div className="plan-fields">
              <Field
                key={currentWish}
                label={phases.inputs[currentWish]}
                type="date"
                value={day ?? ''}
                min={found?.today}
                parse={parsedDay(found?.today)}
                error={words.errors.day}
                onValue={(value) => setDay(currentWish, value)}
              />
            </div>
          </Choices>
          <div className="plan-fields">
            <Field
              label={inputs.rate}
              type="text"
              inputMode="decimal"
              value={rate.amount === undefined ? '' : String(rate.amount)}
              parse={parsedAmount}
              error={data.words.errors.amount}
              onValue={(value) => onRate({ ...rate, amount: asNumber(value) })}
            />
            <Field
              label={inputs.currency}
              type="text"
              maxLength={3}
              value={rate.currency ?? ''}
              parse={parsedCurrency}
              error={data.words.errors.currency}
              onValue={(currency) => onRate({ ...rate, currency })}
            />
          </div>
        </>
      }
      result={
        found && (
          <>
            <DaysResult data={data} found={found} rate={fullRate} />
            <MonthsResult data={data} found={found} />
            <Limit found={found} data={data} />
          </>
        )
      }
    />
  );
});
