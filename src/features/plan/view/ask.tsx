import { useCallback } from 'react';
import { fill } from '#src/content/fill.ts';
import type { Question } from '#src/content/tool-vocabulary.ts';
import { QuestionScreen } from '#src/islands/ask/question-screen.tsx';
import { ResultBar } from '#src/islands/ask/result-bar.tsx';
import { linkTo } from '#src/islands/use-address.ts';
import { isAnswered } from '../answers/asks.ts';
import type { PlanResult } from '../result/result.ts';
import { AnswerField } from './answer-field.tsx';
import type { IslandData } from './from-content.ts';
import type { Action } from './press.ts';
import { Sheet } from './sheet.tsx';
import type { State } from './state.ts';
import { worded } from './worded.ts';

type AskProps = {
  data: IslandData;
  state: State;
  at: Question;
  result: PlanResult;
  /** The plan as the text of a link. */
  answers: string;
  dispatch: (action: Action) => void;
};

/** One question, the answers before it, and what they come to. */
export const Ask = ({ data, state, at, result, answers, dispatch }: AskProps) => {
  const { tools } = data;
  const { words, asking } = tools;
  const { plan } = state;
  // One that was added afterwards stands behind those of the way.
  const list = result.asks.includes(at) ? result.asks : [...result.asks, at];
  const index = list.indexOf(at);
  const before = list[index - 1];
  const skip = useCallback(() => dispatch({ type: 'skip' }), [dispatch]);
  const lines = list
    .filter((one) => one !== at && (isAnswered(plan, one) || plan.skipped.includes(one)))
    .map((one) => ({
      id: one,
      label: words.questions[one].line,
      answer: worded(plan, one, tools, result.today) ?? asking.steps.skipped,
      href: linkTo(`at=${one}`, answers),
    }));
  const { heading, help } = words.questions[at];
  const answered = list.filter((one) => isAnswered(plan, one)).length;
  const { key } = result;
  const first = plan.door === 'hold' ? words.result.firstMonth : words.result.firstDate;
  return (
    <>
      <QuestionScreen
        words={asking.steps}
        at={index + 1}
        of={list.length}
        lines={lines}
        question={heading}
        help={help}
        back={before ? linkTo(`at=${before}`, answers) : '#'}
        instead={
          at === 'std' && plan.door === 'buyer'
            ? { label: words.answers.noneNamed, href: linkTo('at=trade', 'door=which') }
            : undefined
        }
        onSkip={skip}
        result={<Sheet data={data} result={result} plan={plan} answers={answers} />}
      >
        <AnswerField data={data} state={state} at={at} dispatch={dispatch} today={result.today} />
      </QuestionScreen>
      {key ? (
        <ResultBar
          label={key.label}
          value={key.value}
          open={{ label: words.result.see, href: linkTo('', answers) }}
        />
      ) : (
        <ResultBar label={fill(words.result.answered, { n: answered, m: list.length })} value={first} />
      )}
    </>
  );
};
