import { lazy, useEffect } from 'react';
import { type IslandProps, mountOf } from '#src/islands/mount.tsx';
import { useTool } from '#src/islands/use-tool.ts';
import { type Choice, choiceOf, linkParts, noChoice, press } from '../choice.ts';
import type { CompareData } from '../from-content.ts';
import { Board } from './board.tsx';

/** What a choice comes to. */
const later = () => import('./result.tsx');
const SideBySide = lazy(() => later().then((module) => ({ default: module.SideBySide })));

const viewOf = ({ isBoard }: Choice) => (isBoard ? 'board' : 'result');

/** Two to four standards of the visitor's choice: the board to choose on, and what the choice comes to. */
export const Compare = ({ data, ...page }: IslandProps<CompareData>) => {
  const known = data.columns.map(({ id }) => id);
  const [{ answers: choice, notice, today }, onChoice] = useTool(
    {
      words: data.asking,
      empty: noChoice,
      read: (fields) => choiceOf(fields, known),
      partsOf: linkParts,
      viewOf,
    },
    page,
  );
  const isRunning = today !== undefined;
  useEffect(() => {
    // Before the first press: what is asked of the network tells nobody what was chosen.
    if (isRunning) for (const { plot } of data.columns) new Image().src = plot;
  }, [isRunning, data]);
  const onPress = (id: string) => {
    const pressed = press(choice, id);
    onChoice(pressed, pressed.pages === choice.pages ? data.board.full : undefined);
  };
  return (
    <div className="compare" data-view={viewOf(choice)}>
      {choice.isBoard ? (
        <Board
          data={data}
          choice={choice}
          notice={notice}
          onPress={onPress}
          onClear={() => onChoice({ ...noChoice, firm: choice.firm })}
        />
      ) : (
        <SideBySide {...choice} {...{ data, today }} />
      )}
    </div>
  );
};

export const behaviour = mountOf(Compare, later);
