import { useState } from 'react';
import { Button } from '#src/components/button/button.tsx';
import { fill } from '#src/content/fill.ts';
import { grouped } from '#src/features/editions/days-left.ts';
import { Choices, GroupedChoices } from '#src/islands/ask/choices.tsx';
import { Month } from '#src/islands/ask/month.tsx';
import { NumberField } from '#src/islands/ask/number-field.tsx';
import { QuestionScreen } from '#src/islands/ask/question-screen.tsx';
import { ResultBar } from '#src/islands/ask/result-bar.tsx';
import { Lines } from '#src/islands/lines.tsx';
import { linkTo } from '#src/islands/link/read-link.ts';
import { choicesOf, worded } from '../answers/choices.ts';
import { givenTo, isAnswered, type Question, writePlan } from '../answers/plan.ts';
import type { PlanData } from '../plan-data.ts';
import { planResult } from '../result/result.ts';
import { type Action, isOfSeveral, isTyped, stateAfter } from './press.ts';
import { ResultPage } from './result-page.tsx';
import { Sheet } from './sheet.tsx';
import type { Shown, State } from './state.ts';

type AnswerFieldProps = Shown & { at: Question; dispatch: (action: Action) => void };

/** The place to answer a question in: a number, a month or choices, and what can be said or pressed beside them. */
const AnswerField = ({ data, state, result: { today, soonest }, at, dispatch }: AnswerFieldProps) => {
  const { plan, isSeveral: areNamed } = state;
  const { words, asking, auditTime } = data;
  const { answers, errors } = words;
  const { people = 0 } = plan;
  const onChoose = (given: string) => dispatch({ given });
  const onNext = () => dispatch('next');
  const chosen = givenTo(plan, at);
  const choices = choicesOf(at, data, today);
  const isSeveral = isOfSeveral(at, areNamed);
  const band = auditTime.bands.find(({ from, upTo }) => from <= people && people <= upTo);
  const [isOther, setOther] = useState(false);
  const isStandard = at === 'std';
  /** Ways on where none of the choices is the answer. */
  const exits = [
    { id: 'several', label: answers.several, isShown: isStandard },
    { id: 'none', label: answers.noneNamed, isShown: isStandard && plan.door === 'buyer' },
    { id: 'other', label: answers.other, isShown: isStandard },
    { id: 'open', label: answers.noMonth, isShown: at === 'month' },
  ].filter(({ isShown }) => isShown);
  const onExit = (id: string) => {
    if (id === 'open') onChoose(id);
    else if (id === 'other') setOther(!isOther);
    else dispatch(id === 'none' ? 'none' : 'several');
  };
  return (
    <>
      {at === 'people' && (
        <p data-text="small">
          {band ? fill(answers.band, { from: grouped(band.from), upTo: grouped(band.upTo) }) : answers.bands}
        </p>
      )}
      {isTyped(at) && (
        <NumberField
          key={at}
          unit={answers.units[at]}
          given={chosen[0] ?? ''}
          onType={onChoose}
          isSound={chosen.length > 0}
          error={errors[at]}
          next={asking.steps.next}
          onNext={onNext}
        />
      )}
      {(at === 'month' || at === 'end') && (
        <Month
          key={at}
          today={today}
          years={at === 'end' ? 4 : 3}
          isYearFirst={at === 'end'}
          soonest={at === 'month' ? soonest : undefined}
          tooSoon={answers.tooSoon}
          chosen={chosen[0] === 'open' ? undefined : chosen[0]?.slice(0, 7)}
          onChoose={onChoose}
        />
      )}
      {isStandard && <GroupedChoices groups={data.groups} {...{ chosen, onChoose }} />}
      {choices.length > 0 && (
        <Choices
          look={at === 'trade' ? 'pictures' : 'rows'}
          {...{ choices, chosen, onChoose }}
          areSeveral={isSeveral}
        />
      )}
      {isSeveral && (
        <p className="plan-more" data-text="name">
          <Button onPress={onNext} isDisabled={chosen.length === 0}>
            {asking.steps.next}
          </Button>
        </p>
      )}
      {exits.length > 0 && (
        <Choices
          look={exits.length > 1 ? 'short' : 'rows'}
          choices={exits}
          chosen={[...chosen, ...(isSeveral ? ['several'] : []), ...(isOther ? ['other'] : [])]}
          onChoose={onExit}
        />
      )}
      {isStandard && isOther && <p className="plan-more">{answers.otherText}</p>}
    </>
  );
};

type AskedProps = {
  data: PlanData;
  state: State;
  onState: (state: State) => void;
  /** The day the result is made for. */
  today: string;
};

/** What follows the start: a question with the answers before it and what they come to, or the whole plan. */
export const Asked = ({ data, state, onState, today }: AskedProps) => {
  const { plan, at } = state;
  const { words, asking } = data;
  const link = (screen: string) => linkTo(screen, writePlan(plan));
  const result = planResult(plan, today, data);
  const shown = { data, state, result, link };
  if (at === 'start' || at === 'result') return <ResultPage {...shown} />;
  const dispatch = (action: Action) => onState(stateAfter(state, action, data));
  // One that was added afterwards stands behind those of the way.
  const list = [...new Set([...result.asks, at])];
  const index = list.indexOf(at);
  const before = list[index - 1];
  const lines = list
    .filter((one) => one !== at && (isAnswered(plan, one) || plan.skipped.includes(one)))
    .map((one) => ({
      label: words.questions[one].line,
      text: worded(plan, one, data, today) ?? asking.steps.skipped,
      more: asking.steps.change,
      href: link(`at=${one}`),
    }));
  const { heading, help } = words.questions[at];
  const [key] = result.keys;
  return (
    <>
      <QuestionScreen
        words={asking.steps}
        tool={data.title}
        at={index + 1}
        of={list.length}
        above={lines.length > 0 && <Lines name={asking.steps.soFar} strong="text" items={lines} />}
        question={heading}
        help={help}
        back={before ? link(`at=${before}`) : '#'}
        onSkip={() => dispatch('skip')}
        result={<Sheet {...shown} />}
      >
        <AnswerField {...shown} {...{ at, dispatch }} />
      </QuestionScreen>
      {key && (
        <ResultBar {...key} isSoFar={!result.isSettled} open={{ label: words.result.see, href: link('') }} />
      )}
    </>
  );
};
