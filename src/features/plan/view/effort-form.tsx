import { memo, useCallback, useMemo, useState } from 'react';
import { complexities, risks, stages } from '#src/content/tool-vocabulary.ts';
import { Choices } from '#src/islands/controls/choices.tsx';
import { Field } from '#src/islands/controls/field.tsx';
import { Select } from '#src/islands/controls/select.tsx';
import type { Plan } from '../link/schema.ts';
import type { Rate } from './days-result.tsx';
import { parsedAmount, parsedCurrency, parsedDay, parsedWhole } from './parse.ts';
import { PeopleCount } from './people-count.tsx';
import type { Results } from './results.ts';
import { standardOptions } from './standard-options.ts';
import type { StepProps } from './step-section.tsx';

const mostPeople = 99_999;
const mostSites = 999;
const parsePeople = parsedWhole(mostPeople);
const parseSites = parsedWhole(mostSites);

const wishes = ['start', 'certificate', 'audit'] as const;
const yesNo = ['yes', 'no'] as const;

const asNumber = (value: string | undefined) => (value === undefined ? undefined : Number(value));
const asYesNo = (value: boolean | undefined) => (value === undefined ? [] : [value ? 'yes' : 'no']);

/** The answers that step 2 asks for. */
export type EffortAnswers = Omit<
  Plan,
  'step' | 'sector' | 'reasons' | 'named' | 'markets' | 'held' | 'standards' | 'answers'
>;

export type RateProps = { rate: Rate; onRate: (rate: Rate) => void };

type EffortFormProps = EffortAnswers &
  RateProps &
  Pick<StepProps, 'data' | 'chosen' | 'dispatch'> & {
    categories: Results['categories'] | undefined;
    today: string | undefined;
  };

/** The questions of step 2. */
export const EffortForm = memo(
  ({ data, chosen, dispatch, categories, today, rate, onRate, ...answers }: EffortFormProps) => {
    const { auditTime, phases, words } = data.tools;
    const { inputs } = auditTime;
    const choose = useCallback(
      (page: string, isChosen: boolean) => dispatch({ type: 'chosen', page, isChosen, chosen }),
      [dispatch, chosen],
    );
    const serves = (scale: string) =>
      auditTime.tables.some((table) => table.scale === scale && chosen.includes(table.page));
    const options = useMemo(() => standardOptions(data), [data]);
    const answer = (change: EffortAnswers) => dispatch({ type: 'answered', change });
    const [wish, setWish] = useState<(typeof wishes)[number]>();
    const currentWish = wish ?? answers.wanted?.kind ?? 'start';
    const day = currentWish === 'start' ? answers.start : answers.wanted?.day;
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
      setDay(next, next === 'start' ? undefined : answers.wanted?.day);
    };
    const tabled = auditTime.tables.filter(({ page }) => chosen.includes(page)).length;
    return (
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
            value={answers.people === undefined ? '' : String(answers.people)}
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
            value={answers.work ?? ''}
            options={auditTime.works}
            choose={inputs.choose}
            onChoose={(work) => answer({ work, environment: undefined, safety: undefined })}
          />
          {serves('environment') && (
            <Select
              label={inputs.environment}
              value={answers.environment ?? categories?.environment ?? ''}
              options={complexities.map((id) => ({ id, label: auditTime.complexities[id] }))}
              choose={inputs.choose}
              hint={inputs.usual}
              onChoose={(environment) => answer({ environment })}
            />
          )}
          {serves('safety') && (
            <Select
              label={inputs.safety}
              value={answers.safety ?? categories?.safety ?? ''}
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
            value={answers.sites === undefined ? '' : String(answers.sites)}
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
            chosen={asYesNo(answers.joint)}
            onChoose={(id) => answer({ joint: id === 'yes' })}
          />
        )}
        <Choices
          legend={phases.inputs.stage}
          name="stage"
          kind="radio"
          options={stages.map((id) => ({ id, label: phases.inputs.stages[id] }))}
          chosen={answers.stage ? [answers.stage] : []}
          onChoose={(id) => answer({ stage: stages.find((stage) => stage === id) })}
        />
        {chosen.includes('ce-marking') && (
          <Choices
            legend={phases.inputs.notified}
            name="notified"
            kind="radio"
            layout="short"
            options={yesNo.map((id) => ({ id, label: inputs[id] }))}
            chosen={asYesNo(answers.notified)}
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
              min={today}
              parse={parsedDay(today)}
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
    );
  },
);
