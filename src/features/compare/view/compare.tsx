import { useCallback, useEffect, useReducer } from 'react';
import { dayOf } from '#src/features/editions/days-left.ts';
import { useArrival } from '#src/islands/ask/use-arrival.ts';
import { readLink } from '#src/islands/link/read-link.ts';
import type { IslandProps } from '#src/islands/mount.tsx';
import { ShareButton } from '#src/islands/take/share-button.tsx';
import { holdsAnswers, linkTo, useAddress } from '#src/islands/use-address.ts';
import { answerOf } from '../answer.ts';
import { type Choice, choiceOf, linkParts, noChoice, press } from '../choice.ts';
import type { CompareData } from '../compare-data.ts';
import { Board } from './board.tsx';
import { columnsOf, namesOf } from './columns-of.ts';
import { Result } from './result.tsx';

type State = {
  choice: Choice;
  /** What is wrong with the link that led here, or with the last press. */
  notice?: string | undefined;
  /** The visitor's day, once the page runs. */
  today?: string;
};
type Action = { press: string; full: string } | { clear: true } | { read: State } | { today: string };

const reduce = (state: State, action: Action): State => {
  if ('read' in action) return action.read;
  if ('today' in action) return { ...state, today: action.today };
  if ('clear' in action) return { ...state, choice: noChoice, notice: undefined };
  const choice = press(state.choice, action.press);
  const isFull = choice.pages === state.choice.pages;
  return { ...state, choice, notice: isFull ? action.full : undefined };
};

/** The answer in the place of the board: the objects on their plots, its sentence, and the comparison below it. */
const SideBySide = ({
  data,
  choice,
  today,
}: {
  data: CompareData;
  choice: Choice;
  today: string | undefined;
}) => {
  const columns = columnsOf(choice.pages, data);
  const { headline, lead } = answerOf(choice.pages, data);
  const names = namesOf(columns);
  const board = linkParts({ ...choice, isBoard: true });
  return (
    <>
      <header className="compare-opening compare-halves" data-ground="ink">
        <div>
          <p data-text="eyebrow">{names}</p>
          <h1 data-text="title" data-arrival tabIndex={-1}>
            {headline}
          </h1>
          <p data-text="lead">{lead}</p>
          <p className="compare-actions" data-screen-only>
            <a className="take-button" data-text="name" href={linkTo(board.screen, board.answers)}>
              {data.words.result.change}
            </a>
            <ShareButton
              words={data.asking.take}
              what={() => ({ title: names, text: headline, url: location.href })}
            />
          </p>
        </div>
        <ul className="compare-tray" data-screen-only>
          {columns.map(({ id, plot, sign, subject }) => (
            <li key={id}>
              <img src={plot} width="260" height="200" alt="" />
              <span data-text="heading">{sign}</span>
              <span data-text="small">{subject}</span>
            </li>
          ))}
        </ul>
      </header>
      <Result data={data} pages={choice.pages} today={today} />
    </>
  );
};

/** Two to four standards of the visitor's choice: the board to choose on, and what the choice comes to. */
export const Compare = ({ data, signal, onReady }: IslandProps<CompareData>) => {
  const [{ choice, notice, today }, dispatch] = useReducer(reduce, { choice: noChoice });
  const read = useCallback(
    (text: string) => {
      const today = dayOf(new Date());
      // A place of the page leaves the choice as it is.
      if (text !== '' && !holdsAnswers(text)) return dispatch({ today });
      if (text === '') return dispatch({ read: { choice: noChoice, today } });
      const known = data.columns.map(({ id }) => id);
      const { answers, complaint } = readLink(text, data.asking, noChoice, (fields) =>
        choiceOf(fields, known),
      );
      dispatch({ read: { choice: answers, notice: complaint, today } });
    },
    [data],
  );
  const { screen, answers } = linkParts(choice);
  useAddress({ screen, answers: today && answers, onRead: read, signal });
  useArrival(today && String(choice.isBoard));
  const isRunning = today !== undefined;
  useEffect(() => {
    if (!isRunning) return;
    onReady?.();
    // Before the first press: what is asked of the network tells nobody what was chosen.
    for (const { plot } of data.columns) new Image().src = plot;
  }, [isRunning, onReady, data]);
  return (
    <div className="compare ask-tool" data-view={choice.isBoard ? 'board' : 'result'}>
      {choice.isBoard ? (
        <Board
          data={data}
          pages={choice.pages}
          notice={notice}
          onPress={(page) => dispatch({ press: page, full: data.words.board.full })}
          onClear={() => dispatch({ clear: true })}
        />
      ) : (
        <SideBySide data={data} choice={choice} today={today} />
      )}
    </div>
  );
};
