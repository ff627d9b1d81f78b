import type { Dispatch, SetStateAction } from 'react';
import type { ToolState } from '#src/islands/use-tool.ts';
import { type CertificateAnswers, isAnswered, type Place } from '../answers.ts';
import type { CheckData } from '../from-content.ts';
import { flagOf, judge } from '../judge.ts';
import type { CertificatePoint } from '../vocabulary.ts';
import { Question, Stop } from './question.tsx';
import { Verdict } from './verdict.tsx';

/** The next question that is open, after one or from the first. */
const nextOpen = (answers: CertificateAnswers, points: readonly CertificatePoint[], after: Place['at']) => {
  const at = after && after !== 'stop' ? points.indexOf(after) : -1;
  return [...points.slice(at + 1), ...points.slice(0, Math.max(0, at))].find(
    (point) => !isAnswered(answers, point),
  );
};

/** One more answer: a deciding one stops the way once, any other leads to the next question. */
const answered = (place: Place, change: CertificateAnswers, data: CheckData, today: string): Place => {
  const { at } = place;
  const answers = { ...place.answers, ...change };
  const before = judge(place.answers, data, today);
  const after = judge(answers, data, today);
  const isFirst = after.kind === 'stop' && before.kind !== 'stop';
  const isDeciding = isFirst && at && at !== 'stop' && flagOf(at, answers, after) === 'stop';
  return { answers, at: isDeciding ? 'stop' : nextOpen(answers, after.points, at) };
};

type AskedProps = {
  data: CheckData;
  place: Place;
  today: string;
  setState: Dispatch<SetStateAction<ToolState<Place>>>;
};

/** What follows the start: the questions, the answer that stops their way, and the verdict. */
export const Asked = ({ data, place, today, setState }: AskedProps) => {
  const { answers, at } = place;
  const judgement = judge(answers, data, today);
  const shared = { data, answers, judgement };
  const { points } = judgement;
  if (!at)
    return (
      <Verdict {...shared} today={today} onClear={() => setState({ answers: { answers: {} }, today })} />
    );
  if (at === 'stop')
    return <Stop {...shared} next={nextOpen(answers, points, judgement.against[0]?.point)} />;
  // A link may name a question that this certificate is not asked.
  const point = points.find((one) => one === at) ?? points[0];
  return (
    point && (
      <Question
        key={point}
        {...shared}
        point={point}
        onAnswer={(change) => setState({ answers: answered(place, change, data, today), today })}
        onSkip={() => setState({ answers: { answers, at: points[points.indexOf(point) + 1] }, today })}
      />
    )
  );
};
