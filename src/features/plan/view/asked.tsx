import type { ReactNode } from 'react';
import { fill } from '#src/content/fill.ts';
import { QuestionScreen } from '#src/islands/ask/question-screen.tsx';
import { ResultBar } from '#src/islands/ask/result-bar.tsx';
import { linkTo } from '#src/islands/use-address.ts';
import { isAnswered } from '../answers/asks.ts';
import { worded } from '../answers/choices.ts';
import { writePlan } from '../answers/plan.ts';
import type { PlanData } from '../plan-data.ts';
import { planResult } from '../result/result.ts';
import type { Question } from '../vocabulary.ts';
import { AnswerField } from './answer-field.tsx';
import { type Action, stateAfter } from './press.ts';
import { ResultPage } from './result-page.tsx';
import { Sheet } from './sheet.tsx';
import type { Shown, State } from './state.ts';

export type AskProps = Shown & { at: Question; dispatch: (action: Action) => void };

/** One question, the answers before it, and what they come to. */
const Ask = ({ at, dispatch, ...shown }: AskProps) => {
  const { data, state, result, link } = shown;
  const { words, asking } = data;
  const { plan } = state;
  // One that was added afterwards stands behind those of the way.
  const list = [...new Set([...result.asks, at])];
  const index = list.indexOf(at);
  const before = list[index - 1];
  const lines = list
    .filter((one) => one !== at && (isAnswered(plan, one) || plan.skipped.includes(one)))
    .map((one) => ({
      id: one,
      label: words.questions[one].line,
      answer: worded(plan, one, data, result.today) ?? asking.steps.skipped,
      href: link(`at=${one}`),
    }));
  const { heading, help } = words.questions[at];
  const answered = list.filter((one) => isAnswered(plan, one)).length;
  const progress = fill(words.result.answered, { n: answered, m: list.length });
  const open = { label: words.result.see, href: link('') };
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
        back={before ? link(`at=${before}`) : '#'}
        instead={
          at === 'std' && plan.door === 'buyer'
            ? { label: words.answers.noneNamed, href: linkTo('at=trade', 'door=which') }
            : undefined
        }
        onSkip={() => dispatch('skip')}
        result={<Sheet {...shown} />}
      >
        <AnswerField {...shown} at={at} dispatch={dispatch} />
      </QuestionScreen>
      <ResultBar {...(result.key ? { ...result.key, open } : { label: progress, value: first })} />
    </>
  );
};

type AskedProps = {
  data: PlanData;
  state: State;
  onState: (state: State) => void;
  /** The day the result is made for. */
  today: string;
  /** What this browser keeps, beside a plan as the text of a link. */
  kept: (answers: string) => ReactNode;
};

/** What follows the start: a question with what the answers come to, or the whole plan. */
export const Asked = ({ data, state, onState, today, kept }: AskedProps) => {
  const { plan, at } = state;
  const answers = writePlan(plan);
  const link = (screen: string) => linkTo(screen, answers);
  const shown = { data, state, result: planResult(plan, today, data), link };
  const dispatch = (action: Action) => onState(stateAfter(state, action, data));
  return at === 'start' || at === 'result' ? (
    <ResultPage {...shown} kept={kept(answers)} />
  ) : (
    <Ask {...shown} at={at} dispatch={dispatch} />
  );
};
