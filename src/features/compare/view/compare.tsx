import { useCallback, useEffect } from 'react';
import { dayOf } from '#src/features/editions/days-left.ts';
import type { Fields } from '#src/islands/link/fields.ts';
import type { IslandProps } from '#src/islands/mount.tsx';
import { ActionButton } from '#src/islands/take/action-button.tsx';
import { ShareButton } from '#src/islands/take/share-button.tsx';
import { linkTo } from '#src/islands/use-address.ts';
import { useTool } from '#src/islands/use-tool.ts';
import { answerOf } from '../answer.ts';
import { type Choice, choiceOf, linkParts, noChoice, press } from '../choice.ts';
import type { CompareData } from '../compare-data.ts';
import { Board } from './board.tsx';
import { columnsOf, namesOf } from './columns-of.ts';
import { Result, type ResultProps } from './result.tsx';

/** The answer in the place of the board: the objects on their plots, its sentence, and the comparison below it. */
const SideBySide = ({ data, pages, today }: ResultProps) => {
  const columns = columnsOf(pages, data);
  const { headline, lead } = answerOf(pages, data);
  const names = namesOf(columns);
  const board = linkParts({ pages, isBoard: true });
  return (
    <>
      <header className="tool-opening tool-halves compare-opening" data-ground="ink">
        <div>
          <p data-text="eyebrow">{names}</p>
          <h1 data-text="title" data-arrival tabIndex={-1}>
            {headline}
          </h1>
          <p data-text="lead">{lead}</p>
          <p className="tool-acts" data-screen-only>
            <ActionButton href={linkTo(board.screen, board.answers)}>{data.words.result.change}</ActionButton>
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
      <Result data={data} pages={pages} today={today} />
    </>
  );
};

const viewOf = ({ isBoard }: Choice) => (isBoard ? 'board' : 'result');

/** Two to four standards of the visitor's choice: the board to choose on, and what the choice comes to. */
export const Compare = ({ data, ...page }: IslandProps<CompareData>) => {
  const read = useCallback(
    (fields: Fields) =>
      choiceOf(
        fields,
        data.columns.map(({ id }) => id),
      ),
    [data],
  );
  const tool = { words: data.asking, empty: noChoice, read, partsOf: linkParts, viewOf, dayOf };
  const [{ answers: choice, notice, today }, setState] = useTool(tool, page);
  const isRunning = today !== undefined;
  useEffect(() => {
    // Before the first press: what is asked of the network tells nobody what was chosen.
    if (isRunning) for (const { plot } of data.columns) new Image().src = plot;
  }, [isRunning, data]);
  const onPress = (id: string) =>
    setState(({ answers: before }) => {
      const answers = press(before, id);
      return { answers, today, notice: answers.pages === before.pages ? data.words.board.full : undefined };
    });
  return (
    <div className="compare ask-tool" data-view={viewOf(choice)}>
      {choice.isBoard ? (
        <Board
          data={data}
          pages={choice.pages}
          notice={notice}
          onPress={onPress}
          onClear={() => setState({ answers: noChoice, today })}
        />
      ) : (
        <SideBySide data={data} pages={choice.pages} today={today} />
      )}
    </div>
  );
};
