import { useCallback } from 'react';
import type { CertificatePoint } from '#src/content/tool-vocabulary.ts';
import { dayOf } from '#src/features/editions/days-left.ts';
import type { Fields } from '#src/islands/link/fields.ts';
import type { IslandProps } from '#src/islands/mount.tsx';
import { useTool } from '#src/islands/use-tool.ts';
import { type CertificateAnswers, isAnswered, type Place, placeOf, writeAnswers } from '../answers.ts';
import type { CheckData } from '../check-data.ts';
import { flagOf, judge } from '../judge.ts';
import { Question, Stop } from './question.tsx';
import { Start } from './start.tsx';
import { Verdict } from './verdict.tsx';

const nowhere: Place = { answers: {} };

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

const partsOf = ({ answers, at }: Place) => ({
  screen: at ? `at=${at}` : '',
  answers: writeAnswers(answers),
});

const viewOf = ({ answers, at }: Place) => at ?? (writeAnswers(answers) ? 'result' : 'start');

/** A certificate, held against what can be known of it: question by question on the certificate itself, to a verdict. */
export const Check = ({ data, ...page }: IslandProps<CheckData>) => {
  const read = useCallback((fields: Fields) => placeOf(fields, data.editions), [data]);
  const tool = { words: data.asking, empty: nowhere, read, partsOf, viewOf, dayOf };
  const [{ answers: place, notice, today = data.checkedOn }, setState] = useTool(tool, page);
  const { answers, at } = place;
  const view = viewOf(place);
  const judgement = judge(answers, data, today);
  const shared = { data, answers, judgement };
  const { points } = judgement;
  // A link may name a question that this certificate is not asked.
  const point = points.find((one) => one === at) ?? points[0];
  return (
    <div className="check" data-view={view === 'start' || view === 'result' ? view : 'ask'}>
      {notice && view !== 'start' && (
        <p className="tool-notice" role="status">
          {notice}
        </p>
      )}
      {view === 'start' && <Start data={data} today={today} complaint={notice} />}
      {view === 'result' && (
        <Verdict {...shared} today={today} onClear={() => setState({ answers: nowhere, today })} />
      )}
      {at === 'stop' && <Stop {...shared} next={nextOpen(answers, points, judgement.against[0]?.point)} />}
      {at && at !== 'stop' && point && (
        <Question
          key={point}
          {...shared}
          point={point}
          onAnswer={(change) => setState({ answers: answered(place, change, data, today), today })}
          onSkip={() => setState({ answers: { answers, at: points[points.indexOf(point) + 1] }, today })}
        />
      )}
    </div>
  );
};
