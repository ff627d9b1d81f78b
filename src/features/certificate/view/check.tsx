import { useCallback, useEffect, useReducer } from 'react';
import { type CertificatePoint, certificatePoints } from '#src/content/tool-vocabulary.ts';
import { dayOf } from '#src/features/editions/days-left.ts';
import { useArrival } from '#src/islands/ask/use-arrival.ts';
import { oneOf } from '#src/islands/link/fields.ts';
import { readLink } from '#src/islands/link/read-link.ts';
import type { IslandProps } from '#src/islands/mount.tsx';
import { holdsAnswers, useAddress } from '#src/islands/use-address.ts';
import { answersOf, type CertificateAnswers, isAnswered, writeAnswers } from '../answers.ts';
import type { CheckData } from '../check-data.ts';
import { flagOf, judge } from '../judge.ts';
import { Question, Stop } from './question.tsx';
import { Start } from './start.tsx';
import { Verdict } from './verdict.tsx';

type State = {
  answers: CertificateAnswers;
  /** The question that is asked, or the verdict that stops the way; without one the result, or the start. */
  at?: CertificatePoint | 'stop' | undefined;
  complaint?: string | undefined;
  /** The visitor's day, once the page runs. */
  today?: string | undefined;
};
type Action =
  | { read: State }
  | { today: string }
  | { answer: CertificateAnswers; data: CheckData }
  | { skip: CheckData }
  | { clear: true };

/** The next question that is open, after one or from the first. */
const nextOpen = (answers: CertificateAnswers, points: readonly CertificatePoint[], after: State['at']) => {
  const at = after && after !== 'stop' ? points.indexOf(after) : -1;
  return [...points.slice(at + 1), ...points.slice(0, at)].find((point) => !isAnswered(answers, point));
};

const answered = (state: State, change: CertificateAnswers, data: CheckData): State => {
  const { today = '', at } = state;
  const answers = { ...state.answers, ...change };
  const before = judge(state.answers, data, today);
  const after = judge(answers, data, today);
  const isDeciding =
    after.kind === 'stop' &&
    before.kind !== 'stop' &&
    at &&
    at !== 'stop' &&
    flagOf(at, answers, after) === 'stop';
  return { today, answers, at: isDeciding ? 'stop' : nextOpen(answers, after.points, at) };
};

const reduce = (state: State, action: Action): State => {
  if ('read' in action) return action.read;
  if ('today' in action) return { ...state, today: action.today };
  if ('clear' in action) return { answers: {}, today: state.today };
  if ('answer' in action) return answered(state, action.answer, action.data);
  const { points } = judge(state.answers, action.skip, state.today ?? '');
  const open = state.at && state.at !== 'stop' ? points.indexOf(state.at) : -1;
  return { ...state, at: points[open + 1] };
};

/** A certificate, held against what can be known of it: question by question on the certificate itself, to a verdict. */
export const Check = ({ data, signal, onReady }: IslandProps<CheckData>) => {
  const [{ answers, at, complaint, today }, dispatch] = useReducer(reduce, { answers: {} });
  const read = useCallback(
    (text: string) => {
      const now = dayOf(new Date());
      // A place of the page leaves the answers as they are.
      if (text !== '' && !holdsAnswers(text)) return dispatch({ today: now });
      if (text === '') return dispatch({ read: { answers: {}, today: now } });
      const empty: State = { answers: {} };
      const { answers: state, complaint: wrong } = readLink(text, data.asking, empty, (fields) => ({
        at: fields.one('at', oneOf([...certificatePoints, 'stop'])),
        answers: answersOf(
          fields,
          data.editions.map(({ id }) => id),
        ),
      }));
      dispatch({ read: { ...state, complaint: wrong, today: now } });
    },
    [data],
  );
  const text = writeAnswers(answers);
  const screen = at ? `at=${at}` : '';
  useAddress({ screen, answers: today && text, onRead: read, signal });
  const view = at ?? (text ? 'result' : 'start');
  useArrival(today && view);
  const isRunning = today !== undefined;
  useEffect(() => {
    if (isRunning) onReady?.();
  }, [isRunning, onReady]);
  const judgement = judge(answers, data, today ?? data.checkedOn);
  const shared = { data, answers, judgement };
  const points = judgement.points;
  // A link may name a question that this certificate is not asked.
  const point = points.find((one) => one === at) ?? points[0];
  return (
    <div className="check ask-tool" data-view={view === 'start' || view === 'result' ? view : 'ask'}>
      {complaint && view !== 'start' && (
        <p className="check-missing" role="status">
          {complaint}
        </p>
      )}
      {view === 'start' && <Start data={data} today={today ?? data.checkedOn} complaint={complaint} />}
      {view === 'result' && (
        <Verdict {...shared} today={today ?? data.checkedOn} onClear={() => dispatch({ clear: true })} />
      )}
      {at === 'stop' && <Stop {...shared} next={nextOpen(answers, points, judgement.against[0]?.point)} />}
      {at && at !== 'stop' && point && (
        <Question
          key={point}
          {...shared}
          point={point}
          onAnswer={(change) => dispatch({ answer: change, data })}
          onSkip={() => dispatch({ skip: data })}
        />
      )}
    </div>
  );
};
