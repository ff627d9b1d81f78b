import type { CertificateAnswers, CertificatePoint, Place } from '../answers.ts';
import type { CheckData } from '../from-content.ts';
import { type Judgement, judge } from '../judge.ts';
import { Question } from './question.tsx';
import { Verdict } from './verdict.tsx';

/** The next question that is open, behind one or from the first. */
const nextOpen = ({ points }: Judgement, after: CertificatePoint | undefined) => {
  const behind = points.slice(points.findIndex(({ id }) => id === after) + 1);
  return [...behind, ...points].find(({ answer }) => !answer)?.id;
};

type AskedProps = {
  data: CheckData;
  place: Place;
  today: string;
  onPlace: (place: Place) => void;
};

/** What follows the start: the questions, and the verdict. */
export const Asked = ({ data, place: { answers, at }, today, onPlace }: AskedProps) => {
  const judgement = judge(answers, data, today);
  const shown = { data, judgement };
  const { points } = judgement;
  if (!at) return <Verdict {...shown} onClear={() => onPlace({ answers: {} })} />;
  // A link may name a question that this certificate is not asked.
  const point = points.find(({ id }) => id === at) ?? points[0];
  if (!point) return null;
  /** The one answer that decides leads to the verdict; any other to the next question. */
  const onAnswer = (change: CertificateAnswers) => {
    const next = { ...answers, ...change };
    const after = judge(next, data, today);
    const [deciding, ...others] = after.points.filter(({ flag }) => flag === 'stop');
    const isDeciding = deciding?.id === point.id && others.length === 0;
    onPlace({ answers: next, at: isDeciding ? undefined : nextOpen(after, point.id) });
  };
  return (
    <Question
      key={point.id}
      {...shown}
      point={point}
      onType={(change) => onPlace({ answers: { ...answers, ...change }, at: point.id })}
      onAnswer={onAnswer}
      onSkip={() => onPlace({ answers, at: points[points.indexOf(point) + 1]?.id })}
    />
  );
};
