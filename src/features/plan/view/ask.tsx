import { fill } from '#src/content/fill.ts';
import { QuestionScreen } from '#src/islands/ask/question-screen.tsx';
import { ResultBar } from '#src/islands/ask/result-bar.tsx';
import { linkTo } from '#src/islands/use-address.ts';
import { isAnswered } from '../answers/asks.ts';
import { worded } from '../answers/choices.ts';
import type { Question } from '../vocabulary.ts';
import { AnswerField } from './answer-field.tsx';
import { Sheet } from './sheet.tsx';
import type { Action, Shown } from './state.ts';

export type AskProps = Shown & { at: Question; dispatch: (action: Action) => void };

/** One question, the answers before it, and what they come to. */
export const Ask = ({ at, dispatch, ...shown }: AskProps) => {
  const { data, state, result, answers } = shown;
  const { tools } = data;
  const { words, asking } = tools;
  const { plan } = state;
  // One that was added afterwards stands behind those of the way.
  const list = result.asks.includes(at) ? result.asks : [...result.asks, at];
  const index = list.indexOf(at);
  const before = list[index - 1];
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
        onSkip={() => dispatch({ type: 'skip' })}
        result={<Sheet {...shown} />}
      >
        <AnswerField {...shown} at={at} dispatch={dispatch} />
      </QuestionScreen>
      {key ? (
        <ResultBar {...key} open={{ label: words.result.see, href: linkTo('', answers) }} />
      ) : (
        <ResultBar label={fill(words.result.answered, { n: answered, m: list.length })} value={first} />
      )}
    </>
  );
};
